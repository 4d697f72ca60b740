package musette.testkit;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import musette.wire.Json;

/** The push service and the browser of a test: takes messages and decrypts them (RFC 8291). */
public final class PushService implements AutoCloseable {
  private final HttpServer server;
  private final KeyPair keys;
  private final byte[] auth = new byte[16];
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> tokens = new LinkedBlockingQueue<>();
  private volatile int answer = 201;

  public PushService() throws IOException, GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    keys = generator.generateKeyPair();
    new SecureRandom().nextBytes(auth);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          tokens.add(exchange.getRequestHeaders().getFirst("Authorization"));
          try {
            messages.add(decrypted(body));
          } catch (GeneralSecurityException e) {
            messages.add("cannot be read: " + e);
          }
          exchange.sendResponseHeaders(answer, -1);
          exchange.close();
        });
    server.start();
  }

  /** From now on it answers with this status. */
  public void answers(int status) {
    answer = status;
  }

  /** Where it takes messages. */
  public String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/push/1";
  }

  /** The public key of the browser, in base64url. */
  public String key() {
    return encoded(uncompressed((ECPublicKey) keys.getPublic()));
  }

  /** The shared secret of the browser, in base64url. */
  public String secret() {
    return encoded(auth);
  }

  /** The body of a subscription. */
  public String subscription() {
    return Json.write(
        new musette.wire.table.Account.NewPush(address(), key(), secret(), "fr", "Europe/Paris"));
  }

  /** The next message; empty if none comes in time. */
  public String next(int seconds) throws InterruptedException {
    String message = messages.poll(seconds, TimeUnit.SECONDS);
    return message == null ? "" : message;
  }

  /** What the sender showed with its first message. */
  public String authorization() {
    return String.valueOf(tokens.peek());
  }

  private String decrypted(byte[] body) throws GeneralSecurityException {
    ByteBuffer in = ByteBuffer.wrap(body);
    var salt = new byte[16];
    in.get(salt);
    in.getInt();
    var sender = new byte[in.get()];
    in.get(sender);
    var cipherText = new byte[in.remaining()];
    in.get(cipherText);
    var agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(keys.getPrivate());
    agreement.doPhase(publicKey(sender), true);
    byte[] secret = agreement.generateSecret();
    byte[] own = uncompressed((ECPublicKey) keys.getPublic());
    byte[] info = joined("WebPush: info\0".getBytes(StandardCharsets.UTF_8), own, sender);
    byte[] key = derived(auth, secret, info, 32);
    byte[] content = derived(salt, key, text("Content-Encoding: aes128gcm\0"), 16);
    byte[] nonce = derived(salt, key, text("Content-Encoding: nonce\0"), 12);
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(content, "AES"), new GCMParameterSpec(128, nonce));
    byte[] plain = cipher.doFinal(cipherText);
    int end = plain.length - 1;
    while (plain[end] == 0) {
      end--;
    }
    return new String(plain, 0, end, StandardCharsets.UTF_8);
  }

  private static byte[] derived(byte[] salt, byte[] key, byte[] info, int length)
      throws GeneralSecurityException {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(salt, "HmacSHA256"));
    byte[] extracted = mac.doFinal(key);
    mac.init(new SecretKeySpec(extracted, "HmacSHA256"));
    return Arrays.copyOf(mac.doFinal(joined(info, new byte[] {1})), length);
  }

  private static ECPublicKey publicKey(byte[] point) throws GeneralSecurityException {
    var parameters = AlgorithmParameters.getInstance("EC");
    parameters.init(new ECGenParameterSpec("secp256r1"));
    var x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    var y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
    return (ECPublicKey)
        KeyFactory.getInstance("EC")
            .generatePublic(
                new ECPublicKeySpec(
                    new ECPoint(x, y), parameters.getParameterSpec(ECParameterSpec.class)));
  }

  private static byte[] uncompressed(ECPublicKey key) {
    return joined(new byte[] {4}, fixed(key.getW().getAffineX()), fixed(key.getW().getAffineY()));
  }

  private static byte[] fixed(BigInteger number) {
    byte[] from = number.toByteArray();
    var to = new byte[32];
    int length = Math.min(32, from.length);
    System.arraycopy(from, from.length - length, to, 32 - length, length);
    return to;
  }

  private static byte[] joined(byte[]... parts) {
    var all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
    Arrays.stream(parts).forEach(all::put);
    return all.array();
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
