package musette.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;

/**
 * The addresses that rate limits count: an IPv4 address, or a whole /64 network of IPv6, because
 * whoever has one address of it has them all.
 */
final class ClientAddresses {
  private static final int NETWORK = 8;
  private static final int LONGEST = 64;

  private ClientAddresses() {}

  static String counted(InetAddress address) {
    return address instanceof Inet6Address
        ? HexFormat.ofDelimiter(":").formatHex(address.getAddress(), 0, NETWORK) + "::/64"
        : address.getHostAddress();
  }

  /** The counted address of a text from a proxy or socket; other texts are returned as they are. */
  static String counted(String text) {
    String bare = withoutPort(text.strip());
    try {
      return counted(InetAddress.ofLiteral(bare));
    } catch (IllegalArgumentException e) {
      return bare.length() > LONGEST ? bare.substring(0, LONGEST) : bare;
    }
  }

  private static String withoutPort(String text) {
    if (text.startsWith("[")) {
      int end = text.indexOf(']');
      return text.substring(1, end < 0 ? text.length() : end);
    }
    int colon = text.indexOf(':');
    boolean hasPort = colon > 0 && colon == text.lastIndexOf(':');
    return hasPort ? text.substring(0, colon) : text;
  }
}
