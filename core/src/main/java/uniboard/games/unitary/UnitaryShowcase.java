package uniboard.games.unitary;

/** A game whose last turn divides an energy by a volume, which is a pressure: what the first had hidden. Both hold a few cards already. */
final class UnitaryShowcase {
    static final String RECORD = """
        uniboard 1
        game unitary
        start seats=2 area=0,0,0 hidden=Pressure/Mass hands=Volume,Clear/Angular Momentum,Square,Square Root deck=Time,Power,\
        Time,Surface Tension,Square,Force,Energy,Mass,Momentum,Clear,Viscosity,Square,Clear,Clear,Angular Momentum,Speed,\
        Speed,Square Root,Square Root,Area,Distance,Square Root,Acceleration,Pressure,Momentum,Frequency,Viscosity,Frequency,\
        Moment of Inertia,Square Root,Area,Square,Surface Tension,Square,Density,Density,Distance,Clear,Volume,Square,\
        Square Root,Clear,Force,Moment of Inertia,Energy,Acceleration,\
        Power discard=- seat=2 phase=play turns=4 rng=2ba31848-37455684-7b774808-215f1698
        seat 1 bot 5
        seat 2 bot 5
        1 end
        2 Time down
        3 end
        4 Square
        5 Angular Momentum up
        6 Power down
        7 end
        8 Time down
        9 end
        10 end
        11 Square
        12 end
        13 Square Root
        14 end
        15 Clear
        16 Volume down
        17 Energy up
        result 1
        """;

    private UnitaryShowcase() {
    }
}
