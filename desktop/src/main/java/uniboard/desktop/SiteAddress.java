package uniboard.desktop;

import java.net.URI;
import java.net.URISyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Where a site is. */
record SiteAddress(String folder) {
    /** Reads an address with or without the slash at its end. */
    static final class Converter implements ITypeConverter<SiteAddress> {
        @Override
        public SiteAddress convert(String address) {
            if (isOfWeb(address)) return new SiteAddress(address.endsWith("/") ? address : address + '/');
            throw new TypeConversionException("expected an address such as https://example.org/games/, with http or https, not '"
                + address + "'");
        }

        private static boolean isOfWeb(String text) {
            try {
                URI address = new URI(text);
                boolean isOfWeb = "http".equalsIgnoreCase(address.getScheme()) || "https".equalsIgnoreCase(address.getScheme());
                return isOfWeb && address.getHost() != null && address.getRawQuery() == null && address.getRawFragment() == null;
            } catch (URISyntaxException e) {
                return false;
            }
        }
    }
}
