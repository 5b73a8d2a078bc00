package uniboard.remote.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who plays whom. */
class PairingTest {
    private static List<Integer> pupils(int count) {
        List<Integer> pupils = new ArrayList<>();
        for (int i = 1; i <= count; i++) pupils.add(i);
        return pupils;
    }

    private static List<Integer> sizes(List<Group> round) {
        return round.stream().map(group -> group.pupils().size()).toList();
    }

    private static void everybodyPlaysOnce(List<Group> round, int count, GroupSize size) {
        Set<Integer> seated = new HashSet<>();
        for (Group group : round) {
            for (int pupil : group.pupils()) assertTrue(seated.add(pupil));
            int seats = group.pupils().size() + group.bots();
            assertTrue(seats >= size.least() && seats <= size.most(), () -> group + " of " + count);
        }
        assertEquals(new HashSet<>(pupils(count)), seated);
    }

    private static int meetAgain(List<Group> round, PastGroups past) {
        int again = 0;
        for (Group group : round) {
            for (int one : group.pupils()) for (int other : group.pupils()) if (one < other && past.meetings(one, other) > 0) again++;
        }
        return again;
    }

    @Test
    void groupsAreAsLargeAsTheGameAllows() {
        List<GroupSize> sizes = List.of(GroupSize.TWO, GroupSize.THREE, GroupSize.upToFour(2), GroupSize.upToFour(3),
            GroupSize.upToFour(4));
        for (GroupSize size : sizes) {
            for (int count = 0; count <= 60; count++) {
                everybodyPlaysOnce(Pairing.atRandom(pupils(count), size, new PastGroups(), count), count, size);
            }
        }
        assertEquals(List.of(2, 2, 1), sizes(Pairing.atRandom(pupils(5), GroupSize.TWO, new PastGroups(), 1)));
        assertEquals(List.of(3, 2, 2), sizes(Pairing.atRandom(pupils(7), GroupSize.THREE, new PastGroups(), 1)));
        assertEquals(List.of(3, 2), sizes(Pairing.atRandom(pupils(5), GroupSize.upToFour(2), new PastGroups(), 1)));
        assertEquals(List.of(3, 3, 3), sizes(Pairing.atRandom(pupils(9), GroupSize.upToFour(4), new PastGroups(), 1)));
        assertEquals(List.of(Group.of(List.of(1), 1)), Pairing.atRandom(pupils(1), GroupSize.upToFour(3), new PastGroups(), 1));
        assertThrows(IllegalArgumentException.class, () -> GroupSize.upToFour(5));
    }

    /** Botless where that can be: two to four can always be divided. */
    @Test
    void theOddOnePlaysABot() {
        for (int count = 2; count <= 60; count++) {
            int bots = Pairing.atRandom(pupils(count), GroupSize.TWO, new PastGroups(), 7).stream().mapToInt(Group::bots).sum();
            assertEquals(count % 2, bots);
            for (int wished = 2; wished <= 4; wished++) {
                List<Group> round = Pairing.atRandom(pupils(count), GroupSize.upToFour(wished), new PastGroups(), 7);
                assertTrue(round.stream().allMatch(group -> group.bots() == 0));
            }
        }
    }

    @Test
    void nobodyMeetsAgainAndEachIsOnceWithABotAtMost() {
        for (int seed = 0; seed < 5; seed++) {
            PastGroups past = new PastGroups();
            for (int played = 0; played < 12; played++) {
                List<Group> round = Pairing.atRandom(pupils(29), GroupSize.TWO, past, seed * 100 + played);
                assertEquals(0, meetAgain(round, past));
                for (Group group : round) if (group.bots() > 0) assertEquals(0, past.withBots(group.pupils().get(0)));
                past.add(round);
            }
            assertEquals(12, past.rounds());
        }
    }

    @Test
    void threesAndFoursDontMeetAgainEither() {
        for (GroupSize size : List.of(GroupSize.THREE, GroupSize.upToFour(4))) {
            PastGroups past = new PastGroups();
            for (int played = 0; played < 4; played++) {
                List<Group> round = Pairing.atRandom(pupils(28), size, past, played);
                assertEquals(0, meetAgain(round, past), () -> "" + size);
                past.add(round);
            }
        }
    }

    /** Four pupils have three rounds; in the fourth all meet again, and nobody is left out. */
    @Test
    void aSmallClassPlaysOnWhenAllHaveMet() {
        PastGroups past = new PastGroups();
        for (int played = 0; played < 5; played++) {
            List<Group> round = Pairing.byPoints(pupils(4), GroupSize.TWO, past, Map.of(), played);
            everybodyPlaysOnce(round, 4, GroupSize.TWO);
            if (played < 3) assertEquals(0, meetAgain(round, past));
            past.add(round);
        }
    }

    @Test
    void thoseWithAsManyPointsPlayEachOther() {
        Map<Integer, Integer> points = new HashMap<>();
        for (int pupil = 1; pupil <= 21; pupil++) points.put(pupil, pupil % 4 * 2);
        List<Group> round = Pairing.byPoints(pupils(21), GroupSize.TWO, new PastGroups(), points, 3);
        int apart = 0;
        for (Group group : round) {
            if (group.bots() > 0) assertEquals(0, points.get(group.pupils().get(0)));
            else apart += Math.abs(points.get(group.pupils().get(0)) - points.get(group.pupils().get(1)));
        }
        // Six pupils have two points, and five each other number: one pair is made of two neighbours, at two places.
        assertTrue(apart <= 4, () -> round.toString());
    }

    @Test
    void winnersMeetInLaterRounds() {
        PastGroups past = new PastGroups();
        Map<Integer, Integer> points = new HashMap<>();
        for (int played = 0; played < 5; played++) {
            List<Group> round = Pairing.byPoints(pupils(30), GroupSize.TWO, past, points, played);
            assertEquals(0, meetAgain(round, past));
            for (Group group : round) {
                assertTrue(played == 0 || Math.abs(points.getOrDefault(group.pupils().get(0), 0)
                    - points.getOrDefault(group.pupils().get(1), 0)) <= 2);
                points.merge(Math.min(group.pupils().get(0), group.pupils().get(1)), 2, Integer::sum);
            }
            past.add(round);
        }
        assertEquals(10, points.get(1));
    }

    @Test
    void theSameSeedGivesTheSameRound() {
        List<Group> round = Pairing.atRandom(pupils(30), GroupSize.TWO, new PastGroups(), 5);
        assertEquals(round, Pairing.atRandom(pupils(30), GroupSize.TWO, new PastGroups(), 5));
        assertNotEquals(round, Pairing.atRandom(pupils(30), GroupSize.TWO, new PastGroups(), 6));
    }

    @Test
    void roundsAreKept() {
        PastGroups past = new PastGroups();
        past.add(Pairing.atRandom(pupils(7), GroupSize.TWO, past, 1));
        past.add(Pairing.atRandom(pupils(7), GroupSize.THREE, past, 2));
        PastGroups read = PastGroups.read(past.text());
        assertEquals(past.text(), read.text());
        for (int one = 1; one <= 7; one++) {
            assertEquals(past.withBots(one), read.withBots(one));
            for (int other = 1; other < one; other++) assertEquals(past.meetings(one, other), read.meetings(one, other));
        }
        assertEquals(1, PastGroups.read("0,1,x 1,2 ,,\n").withBots(2));
    }
}
