#!/bin/sh
# Makes the font files beside it from Debian's fonts-noto-core with Debian's python3-fonttools. To be run by hand, once, when characters are
# to be added; the results are committed. The same files serve Java's AWT and the browser's @font-face.
#
# What one language needs is to stay below 50 KB gzipped (Latin letters serve notation everywhere), so: -latin has the letters of
# English and French, what authors’ names need and Greek ones of formulas, -cyrillic those of Ukrainian, -hebrew is without points. Not in Noto Sans: arrows, ● and ■ (drawn).
# The unicode-range of each file is its list of characters below.
set -eu
cd "$(dirname "$0")"
noto=${1:-/usr/share/fonts/truetype/noto}
latin=U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B2-B3,U+B7,U+B9,U+BB,U+C0,U+C2,U+C6-CB,U+CE-CF,U+D4,U+D7,U+D9,U+DB-DC,U+E0,U+E2,U+E6-EB,U+EE-EF,U+F3-F4,U+F7,U+F9,U+FB-FC,U+FF,U+152-153,U+178,U+3B3,U+3B7,U+3C1,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2070,U+2074-2079,U+2212
cyrillic=U+2BC,U+404,U+406-407,U+410-429,U+42C,U+42E-449,U+44C,U+44E-44F,U+454,U+456-457,U+490-491
hebrew=U+5BE,U+5D0-5EA,U+5F3-5F4,U+20AA

subset() { # source, result, characters
    /usr/bin/python3 -m fontTools.subset "$noto/$1.ttf" --unicodes="$3" --output-file="$2.ttf" --no-hinting --desubroutinize \
        --layout-features=ccmp,locl,mark,mkmk,kern,liga,tnum --name-IDs=0,1,2,3,4,5,6,13,14 --notdef-outline
}
subset NotoSans-Regular         sans-regular-latin     $latin
subset NotoSans-Bold            sans-bold-latin        $latin
subset NotoSerif-Regular        serif-regular-latin    $latin
subset NotoSans-Regular         sans-regular-cyrillic  $cyrillic
subset NotoSans-Bold            sans-bold-cyrillic     $cyrillic
subset NotoSerif-Regular        serif-regular-cyrillic $cyrillic
subset NotoSansHebrew-Regular   sans-regular-hebrew    $hebrew
subset NotoSansHebrew-Bold      sans-bold-hebrew       $hebrew
subset NotoSerifHebrew-Regular  serif-regular-hebrew   $hebrew

for file in *.ttf; do printf '%-28s %6d bytes, %6d gzipped\n' "$file" "$(wc -c <"$file")" "$(gzip -9c "$file" | wc -c)"; done
for script in "" cyrillic hebrew; do
    total=0
    for file in *-latin.ttf ${script:+*-$script.ttf}; do total=$((total + $(gzip -9c "$file" | wc -c))); done
    printf '%-28s %20d gzipped\n' "latin ${script:+and $script}" $total
done
