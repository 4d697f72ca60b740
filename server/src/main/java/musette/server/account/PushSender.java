package musette.server.account;

import com.zerodeplibs.webpush.MessageEncryptionException;
import com.zerodeplibs.webpush.PushSubscription;
import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.VAPIDKeyPairs;
import com.zerodeplibs.webpush.httpclient.StandardHttpClientRequestPreparer;
import com.zerodeplibs.webpush.key.PrivateKeySources;
import com.zerodeplibs.webpush.key.PublicKeySources;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import musette.kernel.Refused;
import musette.server.store.Store;
import musette.server.store.people.ChannelStore;
import musette.server.store.people.ChannelStore.Push;
import musette.server.store.people.NotificationStore.Delivery;
import musette.server.work.Commits;
import org.jspecify.annotations.Nullable;

/** Web Push: encrypts a message for a browser and sends it to the push service of that browser. */
final class PushSender implements MessageSender {
  static final String CHANNEL = "PUSH";

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String KEYS = "vapid";
  private static final String SUBJECT = "mailto:operator@localhost";

  private final Store database;
  private final ChannelStore store;
  private final NotificationOptions options;
  private @Nullable Tools tools;

  /** What it takes to send. */
  private record Tools(VAPIDKeyPair keys, HttpClient client) {}

  PushSender(Store database, NotificationOptions options) {
    this.database = database;
    this.store = database.channels();
    this.options = options;
  }

  /** Made when somebody first wants to be called: the start of a server need not wait for it. */
  private synchronized Tools tools() {
    if (tools == null) {
      var client = HttpClient.newBuilder().connectTimeout(PATIENCE);
      client.followRedirects(HttpClient.Redirect.NEVER);
      tools = new Tools(keys(database), client.build());
    }
    return tools;
  }

  /** The keys of this server, made once and shared by all that use the database. */
  private static VAPIDKeyPair keys(Store store) {
    if (store.meta().get(KEYS).isEmpty()) {
      Commits.await(store.meta().add(KEYS, newKeys()));
    }
    String[] kept = store.meta().get(KEYS).orElseThrow().split(" ", 2);
    return VAPIDKeyPairs.of(
        PrivateKeySources.ofPKCS8Bytes(Base64.getDecoder().decode(kept[0])),
        PublicKeySources.ofX509Bytes(Base64.getDecoder().decode(kept[1])));
  }

  private static String newKeys() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      KeyPair pair = generator.generateKeyPair();
      return Base64.getEncoder().encodeToString(pair.getPrivate().getEncoded())
          + " "
          + Base64.getEncoder().encodeToString(pair.getPublic().getEncoded());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has P-256", e);
    }
  }

  /** The public key, as browsers want it. */
  String publicKey() {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(tools().keys().extractPublicKeyInUncompressedForm());
  }

  /** Refuses an address that is no push service: nobody may send this server where they like. */
  void check(String address) {
    if (options.targets() == NotificationOptions.PushTargets.PUBLIC && !isPublic(address)) {
      throw Refused.because("", "push-address");
    }
  }

  private static boolean isPublic(String address) {
    try {
      URI uri = URI.create(address);
      String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
      if (!scheme.equals("https") || uri.getHost() == null || uri.getUserInfo() != null) {
        return false;
      }
      for (InetAddress found : InetAddress.getAllByName(uri.getHost())) {
        if (found.isLoopbackAddress()
            || found.isAnyLocalAddress()
            || found.isSiteLocalAddress()
            || found.isLinkLocalAddress()
            || found.isMulticastAddress()
            || isUniqueLocal(found)) {
          return false;
        }
      }
      return true;
    } catch (IllegalArgumentException | UnknownHostException e) {
      return false;
    }
  }

  /** The private addresses of IPv6, fc00::/7. */
  private static boolean isUniqueLocal(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == 16 && (bytes[0] & 0xFE) == 0xFC;
  }

  @Override
  public Result send(Delivery delivery) {
    Optional<Push> target = store.push(delivery.target());
    if (target.isEmpty() || !target.get().player().equals(delivery.player())) {
      return new Result.Done();
    }
    try {
      check(target.get().address());
      HttpResponse<Void> answer =
          tools()
              .client()
              .send(request(target.get(), delivery), HttpResponse.BodyHandlers.discarding());
      return switch (answer.statusCode()) {
        case 200, 201, 202, 204 -> new Result.Done();
        case 404, 410 -> new Result.Gone();
        default -> new Result.Failed("HTTP " + answer.statusCode());
      };
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Result.Failed("interrupted");
    } catch (IOException e) {
      return new Result.Failed("no answer");
    } catch (MessageEncryptionException | IllegalArgumentException e) {
      return new Result.Gone();
    } catch (Refused e) {
      return new Result.Failed("address");
    }
  }

  private HttpRequest request(Push target, Delivery delivery) {
    var keysOf = new PushSubscription.Keys();
    keysOf.setP256dh(target.p256dh());
    keysOf.setAuth(target.auth());
    var subscription = new PushSubscription();
    subscription.setEndpoint(target.address());
    subscription.setKeys(keysOf);
    String site = options.address();
    return StandardHttpClientRequestPreparer.getBuilder()
        .pushSubscription(subscription)
        .vapidJWTExpiresAfter(12, TimeUnit.HOURS)
        .vapidJWTSubject(site.startsWith("https:") ? site : SUBJECT)
        .pushMessage(delivery.body())
        .ttl(1, TimeUnit.DAYS)
        .urgencyNormal()
        .topic("musette")
        .build(tools().keys())
        .toRequestBuilder()
        .timeout(PATIENCE)
        .build();
  }

  @Override
  public void gone(Delivery delivery) {
    Commits.await(store.removePush(delivery.target()));
  }

  @Override
  public void failed(Delivery delivery, String problem) {
    Commits.await(store.pushFailed(delivery.target(), problem));
  }

  @Override
  public void worked(Delivery delivery) {
    Commits.await(store.pushWorked(delivery.target()));
  }
}
