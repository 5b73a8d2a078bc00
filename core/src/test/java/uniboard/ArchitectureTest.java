package uniboard;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the packages, and what rules and search keep away from. */
class ArchitectureTest {
    private static final Set<String> INEXACT = Set.of("random", "log", "log10", "log1p", "exp", "expm1", "pow", "sin", "cos", "tan", "asin",
        "acos", "atan", "atan2", "sinh", "cosh", "tanh", "cbrt", "hypot");
    private static final JavaClasses PROGRAM = ProgramClasses.read(ArchitectureTest::isProgram);

    private static final DescribedPredicate<JavaClass> RULES_AND_BOTS = describe("rules or bots",
        type -> type.getPackageName().startsWith("uniboard.games.") && !isScene(type));
    private static final DescribedPredicate<JavaClass> SCENES = describe("scenes", ArchitectureTest::isScene);

    /** What new games are copied from lies among the tests. */
    private static boolean isProgram(Location location) {
        boolean isTemplate = location.contains("/games/noughts/") && !location.contains("Test.class");
        return isTemplate || new ImportOption.DoNotIncludeTests().includes(location);
    }

    private static boolean isScene(JavaClass type) {
        String name = type.getPackageName();
        return name.startsWith("uniboard.games.") && (name.endsWith(".scene") || name.contains(".scene."));
    }

    private static DescribedPredicate<JavaClass> room(String... rooms) {
        return describe(String.join(", ", rooms), type -> Stream.of(rooms).anyMatch(room -> isIn(type, "uniboard." + room)));
    }

    private static boolean isIn(JavaClass type, String name) {
        return type.getPackageName().equals(name) || type.getPackageName().startsWith(name + ".");
    }

    private static final DescribedPredicate<JavaClass> IN_ROOT = describe("the program's root",
        type -> type.getPackageName().equals("uniboard.app"));
    private static final DescribedPredicate<JavaClass> WITHOUT_LIBGDX =
        room("game", "search", "match", "link", "library", "remote", "embed", "learn", "sound").or(RULES_AND_BOTS);

    @Test
    void contractKnowsNothingElse() {
        noClasses().that(room("game")).should()
            .dependOnClassesThat(room("search", "match", "games", "stage", "text", "app", "sound")).check(PROGRAM);
    }

    @Test
    void soundKnowsNothingElseAndIsHeardAtTheTableAlone() {
        noClasses().that(room("sound")).should()
            .dependOnClassesThat(room("game", "search", "match", "games", "stage", "text", "app")).check(PROGRAM);
        noClasses().that(room("search", "match", "text").or(RULES_AND_BOTS)).should().dependOnClassesThat(room("sound")).check(PROGRAM);
    }

    @Test
    void searchAndMatchKnowTheContractAlone() {
        noClasses().that(room("search")).should().dependOnClassesThat(room("match", "games", "stage", "text", "app")).check(PROGRAM);
        noClasses().that(room("match")).should().dependOnClassesThat(room("search", "games", "stage", "text", "app")).check(PROGRAM);
    }

    @Test
    void booksKnowGamesAndMatchesAlone() {
        noClasses().that(room("learn")).should()
            .dependOnClassesThat(room("search", "games", "stage", "text", "app", "sound")).check(PROGRAM);
        noClasses().that(room("game", "search", "match", "text").or(RULES_AND_BOTS)).should().dependOnClassesThat(room("learn"))
            .check(PROGRAM);
    }

    @Test
    void linksKnowRecordsAlone() {
        noClasses().that(room("link")).should()
            .dependOnClassesThat(room("search", "learn", "games", "stage", "text", "app", "sound")).check(PROGRAM);
        noClasses().that(room("game", "search", "match", "learn", "text").or(RULES_AND_BOTS)).should().dependOnClassesThat(room("link"))
            .check(PROGRAM);
    }

    @Test
    void theLibraryKnowsRecordsAlone() {
        noClasses().that(room("library")).should()
            .dependOnClassesThat(room("search", "learn", "link", "games", "stage", "text", "app", "sound")).check(PROGRAM);
        noClasses().that(room("game", "search", "match", "link", "learn", "text").or(RULES_AND_BOTS)).should()
            .dependOnClassesThat(room("library")).check(PROGRAM);
    }

    /** Neither the network nor what it looks like. */
    @Test
    void tablesOnSeveralDevicesKnowMatchesAlone() {
        noClasses().that(room("remote")).should()
            .dependOnClassesThat(room("search", "learn", "library", "embed", "games", "stage", "text", "app", "sound")).check(PROGRAM);
        noClasses().that(room("game", "search", "match", "link", "library", "learn", "text").or(RULES_AND_BOTS)).should()
            .dependOnClassesThat(room("remote")).check(PROGRAM);
    }

    /** A class is made of the same letters as a table, which does without it. */
    @Test
    void tablesOnSeveralDevicesKnowNoClasses() {
        noClasses().that().resideInAPackage("uniboard.remote").should().dependOnClassesThat(room("remote.classroom")).check(PROGRAM);
        noClasses().that(room("remote.classroom")).should().dependOnClassesThat(room("match")).check(PROGRAM);
    }

    /** What a page hears is told of matches, not of how they look. */
    @Test
    void theRoomOfHostsKnowsMatchesAndLinks() {
        noClasses().that(room("embed")).should()
            .dependOnClassesThat(room("search", "learn", "games", "stage", "text", "app", "sound")).check(PROGRAM);
        noClasses().that(room("game", "search", "match", "link", "learn", "stage", "text").or(RULES_AND_BOTS)).should()
            .dependOnClassesThat(room("embed")).check(PROGRAM);
    }

    /** From the program down to what a platform provides. */
    @Test
    void roomsOfTheProgramKnowEachOtherOneWay() {
        noClasses().that(room("app").and(not(IN_ROOT))).should().dependOnClassesThat(IN_ROOT).check(PROGRAM);
        noClasses().that(room("app").and(not(IN_ROOT)).and(not(room("app.door")))).should().dependOnClassesThat(room("app.door"))
            .check(PROGRAM);
        noClasses().that(room("app.platform", "app.registry")).should()
            .dependOnClassesThat(room("app.window", "app.table", "app.library", "app.learn", "app.share", "app.remote")).check(PROGRAM);
        noClasses().that(room("app.window", "app.library")).should()
            .dependOnClassesThat(room("app.table", "app.learn", "app.share", "app.remote")).check(PROGRAM);
        noClasses().that(room("app.window")).should().dependOnClassesThat(room("app.library")).check(PROGRAM);
        noClasses().that(room("app.library")).should().dependOnClassesThat(room("app.window")).check(PROGRAM);
        noClasses().that(room("app.table", "app.learn")).should().dependOnClassesThat(room("app.share", "app.remote")).check(PROGRAM);
        noClasses().that(room("app.table")).should().dependOnClassesThat(room("app.learn")).check(PROGRAM);
        noClasses().that(room("app.learn", "app.share")).should().dependOnClassesThat(room("app.remote")).check(PROGRAM);
        noClasses().that(room("app.platform", "app.registry", "app.window", "app.library", "app.table", "app.learn", "app.share",
            "app.remote")).should().dependOnClassesThat(room("app.classroom")).check(PROGRAM);
    }

    /** One such call, and a compiled page carries the names of all enums. */
    @Test
    void nothingFindsAConstantByItsName() {
        noClasses().should().callMethodWhere(describe("the library finds an enum's constant", call -> call.getName().equals("valueOf")
            && call.getTargetOwner().isEnum() && !call.getOriginOwner().equals(call.getTargetOwner()))).check(PROGRAM);
    }

    /** The menu and the command line are the desktop's, where all of the program is always there. */
    @Test
    void theFirstBoardKnowsNothingBehindTheDoor() {
        DescribedPredicate<JavaClass> behind = describe("behind the door", type -> BehindTheDoor.has(type.getName()));
        noClasses().that(room("app.door", "app.library", "app.platform", "app.table", "app.window", "stage.kit", "stage.scene",
            "stage.table", "match", "game", "sound", "text").or(IN_ROOT).or(RULES_AND_BOTS).or(SCENES).and(not(behind))
            .and(not(describe("the door", type -> type.getName().equals("uniboard.app.door.Door")))))
            .should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** Games on a single device need none of it. */
    @Test
    void onlyTheirDoorLeadsToTablesOnSeveralDevices() {
        DescribedPredicate<JavaClass> behind = describe("behind their door", type -> BehindTheRemoteDoor.has(type.getName()));
        noClasses().that(not(behind).and(not(describe("the doors", type -> type.getName().equals("uniboard.app.remote.RemoteDoor")
            || type.getName().equals("uniboard.app.classroom.ClassDoor"))))
            .and(not(room("remote")))).should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** Most players never teach or attend one. */
    @Test
    void onlyTheirDoorLeadsToClasses() {
        DescribedPredicate<JavaClass> behind = describe("behind their door", type -> BehindTheClassDoor.has(type.getName()));
        noClasses().that(not(behind).and(not(describe("the door", type -> type.getName().equals("uniboard.app.classroom.ClassDoor")))))
            .should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** Thirty pupils come to a class, and one teacher. */
    @Test
    void onlyItsDoorLeadsToTeaching() {
        DescribedPredicate<JavaClass> behind = describe("behind its door", type -> BehindTheTeacherDoor.has(type.getName()));
        noClasses().that(not(behind).and(not(describe("the door", type -> type.getName().equals("uniboard.app.classroom.TeacherDoor")))))
            .should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** What most read in a book, or never. */
    @Test
    void onlyItsDoorLeadsToRules() {
        DescribedPredicate<JavaClass> behind = describe("behind its door", type -> Stream.of("uniboard.app.learn.Rules",
            "uniboard.stage.rules.RulesScreen").anyMatch(name -> type.getName().equals(name) || type.getName().startsWith(name + '$')));
        noClasses().that(not(behind).and(not(describe("the door", type -> type.getName().equals("uniboard.app.door.RulesDoor")))))
            .should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** Most players never analyse one. */
    @Test
    void onlyItsDoorLeadsToWherePositionsAreAnalysed() {
        DescribedPredicate<JavaClass> behind = describe("behind its door", type -> Stream.of("uniboard.app.door.AnalysisRoom",
            "uniboard.stage.table.AnalysisScreen", "uniboard.stage.table.AnalysisPanel", "uniboard.stage.table.AnalysisWords",
            "uniboard.match.PositionAnalysis").anyMatch(type.getName()::startsWith));
        noClasses().that(not(behind).and(not(describe("the door", type -> type.getName().equals("uniboard.app.door.AnalysisDoor")))))
            .should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** Most players never set up a position. */
    @Test
    void onlyItsDoorLeadsToWherePositionsAreSetUp() {
        DescribedPredicate<JavaClass> behind = describe("behind its door", type -> Stream.of("uniboard.app.door.SetupRoom",
            "uniboard.app.door.TaskRoom", "uniboard.stage.setup.", "uniboard.stage.task.", "uniboard.learn.TaskDraft",
            "uniboard.learn.Worksheet", "uniboard.match.Draft").anyMatch(type.getName()::startsWith));
        // What stands behind the door to teaching comes after this.
        noClasses().that(not(behind).and(not(describe("the door", type -> type.getName().equals("uniboard.app.door.SetupDoor")
            || BehindTheTeacherDoor.has(type.getName()))))).should().dependOnClassesThat(behind).check(PROGRAM);
    }

    /** No program is to carry it, nor the library that it reads Markdown with. */
    @Test
    void bindingBooksIsTheBuildsAlone() {
        noClasses().that().resideOutsideOfPackage("uniboard.binding").should().dependOnClassesThat(room("binding")).check(PROGRAM);
        noClasses().that().resideOutsideOfPackage("uniboard.binding").should().dependOnClassesThat().resideInAPackage("org.commonmark..")
            .check(PROGRAM);
    }

    @Test
    void rulesAndBotsKnowNoScenesAndNoOtherRooms() {
        noClasses().that(RULES_AND_BOTS).should().dependOnClassesThat(room("stage", "text", "app").or(SCENES)).check(PROGRAM);
    }

    @Test
    void stageAndTextKnowNoGame() {
        noClasses().that(room("stage", "text")).should().dependOnClassesThat(room("games", "app")).check(PROGRAM);
        noClasses().that(room("text")).should().dependOnClassesThat(room("stage", "match", "search")).check(PROGRAM);
    }

    @Test
    void roomsOfTheStageKnowEachOtherOneWay() {
        noClasses().that(room("stage.kit")).should()
            .dependOnClassesThat(room("stage.scene", "stage.table", "stage.menu", "stage.rules", "stage.library", "stage.review"))
            .check(PROGRAM);
        noClasses().that(room("stage.scene", "stage.rules")).should().dependOnClassesThat(room("stage.library", "stage.review"))
            .check(PROGRAM);
        noClasses().that(room("stage.review")).should()
            .dependOnClassesThat(room("stage.library", "stage.table", "stage.menu", "stage.rules", "stage.learn")).check(PROGRAM);
        noClasses().that(room("stage.library")).should()
            .dependOnClassesThat(room("stage.table", "stage.menu", "stage.rules", "stage.learn")).check(PROGRAM);
        noClasses().that(room("stage.scene")).should().dependOnClassesThat(room("stage.table", "stage.menu", "stage.rules")).check(PROGRAM);
        noClasses().that(room("stage.rules")).should().dependOnClassesThat(room("stage.table", "stage.menu", "stage.learn")).check(PROGRAM);
        noClasses().that(room("stage.kit", "stage.scene", "stage.table", "stage.menu")).should().dependOnClassesThat(room("stage.learn"))
            .check(PROGRAM);
        noClasses().that(room("stage.learn")).should().dependOnClassesThat(room("stage.menu")).check(PROGRAM);
        noClasses().that(room("stage.table")).should().dependOnClassesThat(room("stage.menu", "stage.rules")).check(PROGRAM);
        noClasses().that(room("stage.menu")).should().dependOnClassesThat(room("stage.rules")).check(PROGRAM);
    }

    /** The browser's programs do without what it needs: it is for the desktop and for anybody who builds the site. */
    @Test
    void picturesOfPositionsAreNobodysNeed() {
        noClasses().that().resideOutsideOfPackages("uniboard.picture", "uniboard.desktop", "uniboard.web.site").should()
            .dependOnClassesThat(room("picture")).check(PROGRAM);
        noClasses().that(room("picture")).should()
            .dependOnClassesThat(room("search", "games", "stage.table", "stage.menu", "stage.rules", "stage.learn")).check(PROGRAM);
    }

    @Test
    void theCatalogKnowsNoLooks() {
        noClasses().that().haveSimpleName("AllGames").should().dependOnClassesThat(room("stage", "text").or(SCENES)).check(PROGRAM);
    }

    @Test
    void scenesKnowNoPlatformNoTableAndNoOtherGame() {
        noClasses().that(SCENES).should().dependOnClassesThat(room("app", "stage.table", "stage.menu")).allowEmptyShould(true)
            .check(PROGRAM);
        classes().that(room("games")).should(new ArchCondition<JavaClass>("know no other game") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getDirectDependenciesFromSelf().stream()
                    .filter(dependency -> isIn(dependency.getTargetClass(), "uniboard.games"))
                    .filter(dependency -> !gameOf(dependency.getTargetClass()).equals(gameOf(type)))
                    .forEach(dependency -> events.add(SimpleConditionEvent.violated(type, dependency.getDescription())));
            }
        }).check(PROGRAM);
    }

    private static String gameOf(JavaClass type) {
        return type.getPackageName().split("\\.")[2];
    }

    @Test
    void rulesSearchMatchesAndSoundCompileWithoutLibgdx() {
        noClasses().that(WITHOUT_LIBGDX).should().dependOnClassesThat().resideInAPackage("com.badlogic..").check(PROGRAM);
    }

    @Test
    void rulesAndSearchHaveNoLibraryChanceAndNoInexactMathematics() {
        noClasses().that(room("game", "search").or(RULES_AND_BOTS)).should()
            .dependOnClassesThat().haveFullyQualifiedName("java.util.Random")
            .orShould().dependOnClassesThat().haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
            .orShould().callMethodWhere(describe("Math's inexact methods", ArchitectureTest::isInexact)).check(PROGRAM);
    }

    private static boolean isInexact(JavaMethodCall call) {
        String owner = call.getTargetOwner().getName();
        return (owner.equals("java.lang.Math") || owner.equals("java.lang.StrictMath")) && INEXACT.contains(call.getName());
    }

    /** Their texts would bring the writing of decimal fractions to the page and the worker: 10 KB each. */
    @Test
    void recordsOfRulesAndBotsHaveNoFractions() {
        classes().that(room("game", "search", "match").or(RULES_AND_BOTS)).and().areRecords()
            .should(new ArchCondition<JavaClass>("have no double") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    type.getFields().stream().filter(field -> field.getRawType().getName().equals("double"))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                        .forEach(field -> events.add(SimpleConditionEvent.violated(field, field.getFullName() + " is a double")));
                }
            }).check(PROGRAM);
    }

    @Test
    void rulesAndSearchHaveNoLongAndNoFloat() {
        classes().that(room("game", "search").or(RULES_AND_BOTS)).should(new ArchCondition<JavaClass>("have no long and no float") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Stream<JavaClass> fields = type.getFields().stream().map(field -> field.getRawType());
                Stream<JavaClass> signatures = type.getCodeUnits().stream()
                    .flatMap(unit -> Stream.concat(unit.getRawParameterTypes().stream(), Stream.of(unit.getRawReturnType())));
                Stream.concat(fields, signatures).map(JavaClass::getBaseComponentType).map(JavaClass::getName)
                    .filter(name -> name.equals("long") || name.equals("float"))
                    .forEach(name -> events.add(SimpleConditionEvent.violated(type, type.getName() + " has a " + name)));
            }
        }).check(PROGRAM);
    }
}
