package musette.server.account;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import musette.server.people.Ids;
import musette.server.store.Store;
import musette.server.work.Commits;

/** Links that unsubscribe from e-mail without signing in; each is valid for one person only. */
final class UnsubscribeLinks {
  private static final String SECRET = "unsubscribe";
  private static final int LENGTH = 32;

  private final byte[] secret;

  UnsubscribeLinks(Store store) {
    if (store.meta().get(SECRET).isEmpty()) {
      Commits.await(store.meta().add(SECRET, Ids.token()));
    }
    this.secret = store.meta().get(SECRET).orElseThrow().getBytes(StandardCharsets.UTF_8);
  }

  String token(String player) {
    return player + "." + signature(player);
  }

  /** The person of a link that was made here. */
  Optional<String> player(String token) {
    int dot = token.indexOf('.');
    if (dot < 1) {
      return Optional.empty();
    }
    String player = token.substring(0, dot);
    byte[] given = token.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
    boolean good = MessageDigest.isEqual(given, signature(player).getBytes(StandardCharsets.UTF_8));
    return good ? Optional.of(player) : Optional.empty();
  }

  private String signature(String player) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      byte[] signed = mac.doFinal(player.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(signed).substring(0, LENGTH);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has HmacSHA256", e);
    }
  }
}
