package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.Map;
import java.util.UUID;
import musette.wire.Json;

/** A passkey in software: makes a key pair and signs with it, as WebAuthn says. */
final class Authenticator {
  private static final int PRESENT_AND_VERIFIED = 0x05;
  private static final int WITH_CREDENTIAL = 0x40;

  private final KeyPair keys;
  private final byte[] id = bytes(UUID.randomUUID().toString());
  private int counter;
  private String user = "";

  Authenticator() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    this.keys = generator.generateKeyPair();
  }

  String id() {
    return encoded(id);
  }

  /** Makes a passkey for these options; gives the body for the server. */
  String create(JsonNode options, String origin, String label) throws GeneralSecurityException {
    user = options.get("user").asText();
    byte[] data = data(options.get("site").asText(), WITH_CREDENTIAL, credential());
    return Json.write(
        Map.of(
            "label",
            label,
            "attestation",
            encoded(attestation(data)),
            "clientData",
            encoded(clientData("webauthn.create", options, origin)),
            "transports",
            new String[] {"internal"}));
  }

  /** Signs a challenge; gives the body for the server. */
  String sign(JsonNode options, String origin) throws GeneralSecurityException {
    counter++;
    byte[] data = data(options.get("site").asText(), 0, new byte[0]);
    byte[] client = clientData("webauthn.get", options, origin);
    var signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(keys.getPrivate());
    signature.update(data);
    signature.update(MessageDigest.getInstance("SHA-256").digest(client));
    return Json.write(
        Map.of(
            "id", id(),
            "user", user,
            "authenticatorData", encoded(data),
            "clientData", encoded(client),
            "signature", encoded(signature.sign())));
  }

  private static byte[] clientData(String type, JsonNode options, String origin) {
    return bytes(
        Json.write(
            Map.of(
                "type",
                type,
                "challenge",
                options.get("challenge").asText(),
                "origin",
                origin,
                "crossOrigin",
                false)));
  }

  private byte[] data(String site, int flags, byte[] rest) throws GeneralSecurityException {
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes(site));
    return ByteBuffer.allocate(37 + rest.length)
        .put(hash)
        .put((byte) (PRESENT_AND_VERIFIED | flags))
        .putInt(counter)
        .put(rest)
        .array();
  }

  private byte[] credential() {
    byte[] key = publicKey();
    return ByteBuffer.allocate(18 + id.length + key.length)
        .put(new byte[16])
        .putShort((short) id.length)
        .put(id)
        .put(key)
        .array();
  }

  /** A COSE key: EC2, ES256, P-256, and the point. */
  private byte[] publicKey() {
    var point = ((ECPublicKey) keys.getPublic()).getW();
    var key = new ByteArrayOutputStream();
    key.writeBytes(new byte[] {(byte) 0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32});
    key.writeBytes(thirtyTwo(point.getAffineX()));
    key.writeBytes(new byte[] {0x22, 0x58, 32});
    key.writeBytes(thirtyTwo(point.getAffineY()));
    return key.toByteArray();
  }

  private static byte[] thirtyTwo(BigInteger number) {
    byte[] from = number.toByteArray();
    var to = new byte[32];
    int length = Math.min(32, from.length);
    System.arraycopy(from, from.length - length, to, 32 - length, length);
    return to;
  }

  /** An attestation object of the format "none", in CBOR. */
  private static byte[] attestation(byte[] data) {
    var object = new ByteArrayOutputStream();
    object.write(0xA3);
    text(object, "fmt");
    text(object, "none");
    text(object, "attStmt");
    object.write(0xA0);
    text(object, "authData");
    object.write(0x59);
    object.write(data.length >> 8);
    object.write(data.length);
    object.writeBytes(data);
    return object.toByteArray();
  }

  private static void text(ByteArrayOutputStream to, String text) {
    to.write(0x60 + text.length());
    to.writeBytes(bytes(text));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
