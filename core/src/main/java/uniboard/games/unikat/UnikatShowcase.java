package uniboard.games.unikat;

/** A whole game between two who lay the longest chain they see: the second ends it with seven cards, and the last by the extra move. */
final class UnikatShowcase {
    static final String RECORD = """
        uniboard 1
        game unikat
        start rounds=1 round=1 starter=1 penalties=0,0 table=QWG1@0,0 racks=SBG3,QBL1,SWL1,CRL2,SWG3,SRY1,SWY2,CWL1,QWL2,\
        CWY1/CRG3,QWG3,CBL1,QBG2,QRL2,QRY1,QWG2,CWL3,SWG1,QRL1 display=CBG2,CWG2,CBL3 bag=SWY1,CBL2,QWL3,QBY2,CRL1,QRL3,QBG1,\
        CRL3,SBY3,CWG1,SRL3,SWL3,SBL1,SWY3,CBY3,CBG3,SWG2,QRY2,QWL1,SBY2,SRG2,CRY2,QRG2,SWL2,CBY1,CWY2,QBY3,QWY1,SBL3,QBY1,QWY2,\
        QRY3,CBG1,CWG3,SRG3,SRY3,QBG3,CRG2,SBL2,CRY1,QRG3,SRL1,CRG1,SRL2,SRY2,QBL3,QRG1,CWL2,SBY1,SBG2,SRG1,CBY2,SBG1,QWY3,CRY3,\
        QBL2,CWY3 seat=1 phase=turn last=- extra=no idle=0 rng=00e60d63-b8513c22-017fe023-7bf2b76f
        seat 1 bot 5
        seat 2 bot 5
        1 swap QBL1 bag
        2 QWG3@1,0
        3 QWG2@2,0
        4 QBG2@3,0
        5 end
        6 draw CBL3
        7 SWG3@1,1
        8 SBG3@1,2
        9 end
        10 draw bag
        11 SWG1@0,1
        12 end
        13 swap CRG3 QBL1
        14 draw bag
        15 SWL1@-1,1
        16 CWL1@-2,1
        17 CWY1@-2,2
        18 SWY1@-1,2
        19 SRY1@-1,3
        20 end
        21 QWL2@2,-1
        22 end
        23 draw bag
        24 QWL3@1,-1
        25 CWL3@1,-2
        26 CBL3@0,-2
        27 CBL1@-1,-2
        28 QBL1@-2,-2
        29 QRL1@-3,-2
        30 QRL2@-4,-2
        31 end
        32 QRY1@0,3
        result 2 4,0
        """;

    private UnikatShowcase() {
    }
}
