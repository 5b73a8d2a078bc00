package uniboard;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** The program as it was compiled, for tests of what depends on what. */
final class ProgramClasses {
    private ProgramClasses() {
    }

    static JavaClasses read(ImportOption option) {
        // Of classes of libraries the names are enough: reading them all takes longer than everything else.
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        return new ClassFileImporter().withImportOption(option).importPackages("uniboard");
    }
}
