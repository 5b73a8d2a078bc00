package uniboard.desktop;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import uniboard.sound.Sound;
import uniboard.sound.Synthesis;

/** {@code sounds}: what is generated at the table, as files to listen to. */
@Command(name = "sounds", description = "Writes every sound and its variants as WAV files.",
    footerHeading = CommandLineProgram.EXAMPLE, footer = "  uniboard sounds folder")
final class SoundsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR")
    private Path folder;

    @Override
    public Integer call() {
        for (Sound sound : Sound.values()) for (int variant = 0; variant < Synthesis.VARIANTS; variant++) write(sound, variant);
        return 0;
    }

    private void write(Sound sound, int variant) {
        Path file = folder.resolve(sound.name().toLowerCase(Locale.ROOT) + '-' + (variant + 1) + ".wav");
        float[] samples = Synthesis.samples(sound, variant);
        ByteArrayInputStream bytes = new ByteArrayInputStream(LineOutput.bytes(samples));
        try {
            Files.createDirectories(folder);
            AudioSystem.write(new AudioInputStream(bytes, LineOutput.FORMAT, samples.length), AudioFileFormat.Type.WAVE, file.toFile());
        } catch (IOException e) {
            throw new BadFileException(file + ": The sound can't be written (" + e.getMessage() + ").");
        }
    }
}
