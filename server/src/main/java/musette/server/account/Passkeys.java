package musette.server.account;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import musette.kernel.Refused;
import musette.server.people.Ids;
import musette.server.people.InputText;
import musette.server.store.people.AccountStore;
import musette.server.store.people.AccountStore.PasskeyRow;
import musette.server.work.Commits;
import musette.wire.Json;
import musette.wire.table.Account;
import musette.wire.table.Person;

/** Makes passkeys and signs people in with them. */
public final class Passkeys {
  private static final long CHALLENGE_LASTS = 300_000;
  private static final int MOST = 20;
  private static final int LABEL = 40;
  private static final List<PublicKeyCredentialParameters> ALGORITHMS =
      List.of(
          algorithm(COSEAlgorithmIdentifier.ES256),
          algorithm(COSEAlgorithmIdentifier.EdDSA),
          algorithm(COSEAlgorithmIdentifier.RS256));

  private final AccountStore store;
  private final InstantSource clock;
  private final ObjectConverter converter = new ObjectConverter();
  private final WebAuthnManager webAuthn =
      WebAuthnManager.createNonStrictWebAuthnManager(converter);
  private final AttestedCredentialDataConverter credentials =
      new AttestedCredentialDataConverter(converter);

  public Passkeys(AccountStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  private static PublicKeyCredentialParameters algorithm(COSEAlgorithmIdentifier algorithm) {
    return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm);
  }

  /**
   * The address of a page, which a passkey belongs to.
   *
   * @param origin as {@code https://musette.example}
   * @param site its host name
   */
  public record Site(String origin, String site) {}

  /** What a browser needs to make a passkey for this person. */
  public Account.PasskeyOptions options(Person person, Site site) {
    List<PasskeyRow> known = store.passkeys(person.id());
    if (known.size() >= MOST) {
      throw Refused.because("", "too-many-passkeys", "most", MOST);
    }
    return new Account.PasskeyOptions(
        challenge(person.id()),
        site.site,
        encoded(person.id().getBytes(StandardCharsets.UTF_8)),
        person.name(),
        known.stream().map(PasskeyRow::id).toList());
  }

  /** What a browser needs to sign somebody in; who it is comes with the answer. */
  public Account.SignInOptions signInOptions(Site site) {
    return new Account.SignInOptions(challenge(""), site.site);
  }

  private String challenge(String player) {
    String challenge = Ids.token() + Ids.token();
    long now = clock.millis();
    Commits.await(store.addChallenge(Ids.hash(challenge), player, now, now + CHALLENGE_LASTS));
    return encoded(challenge.getBytes(StandardCharsets.UTF_8));
  }

  /** Checks and keeps a new passkey. */
  public void add(Person person, Site site, Account.NewPasskey made) {
    String label = InputText.line(made.label(), LABEL);
    byte[] clientData = decoded(made.clientData());
    ServerProperty server = server(site, used(clientData, person.id()));
    try {
      var request =
          new RegistrationRequest(
              decoded(made.attestation()), clientData, Set.copyOf(made.transports()));
      var data =
          webAuthn
              .verify(request, new RegistrationParameters(server, ALGORITHMS, true, true))
              .getAttestationObject();
      if (data == null || data.getAuthenticatorData().getAttestedCredentialData() == null) {
        throw refused();
      }
      keep(person, label, data.getAuthenticatorData().getAttestedCredentialData());
    } catch (WebAuthnException | IllegalArgumentException e) {
      throw refused();
    }
  }

  private void keep(Person person, String label, AttestedCredentialData credential) {
    long now = clock.millis();
    var row =
        new PasskeyRow(
            encoded(credential.getCredentialId()),
            person.id(),
            label,
            encoded(credentials.convert(credential)),
            0,
            now,
            now);
    if (!Commits.await(store.addPasskey(row))) {
      throw Refused.because("", "passkey-known");
    }
  }

  /** Checks the answer of a passkey; returns the id of its owner. */
  public String owner(Site site, Account.SignIn answer) {
    byte[] clientData = decoded(answer.clientData());
    ServerProperty server = server(site, used(clientData, ""));
    PasskeyRow known = store.passkey(answer.id()).orElseThrow(Passkeys::unknown);
    byte[] user = decoded(answer.user());
    if (user.length > 0 && !known.player().equals(new String(user, StandardCharsets.UTF_8))) {
      throw refused();
    }
    try {
      var request =
          new AuthenticationRequest(
              decoded(answer.id()),
              decoded(answer.authenticatorData()),
              clientData,
              decoded(answer.signature()));
      var data = webAuthn.verify(request, parameters(server, known));
      var counted = data.getAuthenticatorData();
      long counter = counted == null ? 0 : counted.getSignCount();
      Commits.await(store.usePasskey(known.id(), counter, clock.millis()));
      return known.player();
    } catch (WebAuthnException | IllegalArgumentException e) {
      throw refused();
    }
  }

  /** Any passkey will do that is known; the nulls are what the library wants where nothing is. */
  @SuppressWarnings("NullAway")
  private AuthenticationParameters parameters(ServerProperty server, PasskeyRow known) {
    return new AuthenticationParameters(server, credential(known), null, true, true);
  }

  @SuppressWarnings("NullAway")
  private CredentialRecordImpl credential(PasskeyRow known) {
    return new CredentialRecordImpl(
        new NoneAttestationStatement(),
        true,
        null,
        null,
        known.counter(),
        credentials.convert(decoded(known.credential())),
        null,
        null,
        null,
        null);
  }

  public void remove(Person person, String id) {
    if (store.passkey(id).filter(row -> row.player().equals(person.id())).isEmpty()) {
      throw unknown();
    }
    if (Commits.await(store.removePasskey(person.id(), id)) == 0) {
      throw Refused.because("", "last-passkey");
    }
  }

  /** The challenge that was signed; it must be one of ours, for this person, and unused. */
  private String used(byte[] clientData, String player) {
    var signed = Json.parse(new String(clientData, StandardCharsets.UTF_8)).path("challenge");
    String challenge = new String(decoded(signed.asText()), StandardCharsets.UTF_8);
    String owner =
        Commits.await(store.useChallenge(Ids.hash(challenge), clock.millis()))
            .orElseThrow(() -> Refused.because("", "challenge-expired"));
    if (!owner.equals(player)) {
      throw refused();
    }
    return challenge;
  }

  private static ServerProperty server(Site site, String challenge) {
    return ServerProperty.builder()
        .origin(new Origin(site.origin))
        .rpId(site.site)
        .challenge(new DefaultChallenge(challenge.getBytes(StandardCharsets.UTF_8)))
        .build();
  }

  private static Refused refused() {
    return Refused.because("", "passkey-refused");
  }

  private static Refused unknown() {
    return Refused.because("", "unknown-passkey");
  }

  private static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] decoded(String text) {
    try {
      return Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw Refused.because("", "bad-request");
    }
  }
}
