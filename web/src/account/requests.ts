/** What the server knows of my account (docs/protocol.md). */
import type { CallSettings, Calls, Me, Overview, PasskeyOptions, RecoveryCode, SignInOptions } from '../generated/types/protocol';
import { call } from '../lib/api';
import { decoded, encoded } from './base64';

/** Whether this browser can make passkeys at this address. */
export const hasPasskeys = (): boolean => isSecureContext && typeof PublicKeyCredential !== 'undefined';

/** Makes a passkey and hands its public half to the server. Fails if the browser or the person says no. */
async function addPasskey(label: string): Promise<Overview> {
  const options = await call<PasskeyOptions>('POST', '/me/passkeys/options');
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: decoded(options.challenge),
      rp: { id: options.site, name: 'Musette' },
      user: { id: decoded(options.user), name: options.name, displayName: options.name },
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      excludeCredentials: options.exclude.map((id) => ({ type: 'public-key' as const, id: decoded(id) })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return call<Overview>('POST', '/me/passkeys', {
    label,
    attestation: encoded(response.attestationObject),
    clientData: encoded(response.clientDataJSON),
    transports: response.getTransports?.() ?? [],
  });
}

/** Signs in with a passkey of this device, or of a phone beside it. */
async function signIn(): Promise<Me> {
  const options = await call<SignInOptions>('POST', '/sign-in/options');
  const found = (await navigator.credentials.get({
    publicKey: { challenge: decoded(options.challenge), rpId: options.site, userVerification: 'required' },
  })) as PublicKeyCredential;
  const response = found.response as AuthenticatorAssertionResponse;
  return call<Me>('POST', '/sign-in', {
    id: found.id,
    user: response.userHandle ? encoded(response.userHandle) : '',
    authenticatorData: encoded(response.authenticatorData),
    clientData: encoded(response.clientDataJSON),
    signature: encoded(response.signature),
  });
}

const part = (id: string) => encodeURIComponent(id);

export const account = {
  overview: () => call<Overview>('GET', '/me/account'),
  addPasskey,
  signIn,
  removePasskey: (id: string) => call<Overview>('DELETE', `/me/passkeys/${part(id)}`),
  newCode: () => call<RecoveryCode>('POST', '/me/code'),
  confirmCode: (code: string) => call<Overview>('POST', '/me/code/confirm', { code }),
  signInWithCode: (code: string) => call<Me>('POST', '/sign-in/code', { code }),
  endSession: (id: string) => call<Overview>('DELETE', `/me/sessions/${part(id)}`),
  endSessions: () => call<Me>('DELETE', '/me/sessions'),
  share: (shared: boolean) => call<Overview>('PUT', '/me/sharing', { shared }),
  leave: (name: string) => call<Me>('POST', '/me/farewell', { name }),
  calls: () => call<Calls>('GET', '/me/calls'),
  setCalls: (settings: CallSettings) => call<Calls>('PUT', '/me/calls', settings),
  addPush: (address: string, p256dh: string, auth: string, language: string, zone: string) =>
    call<Calls>('POST', '/me/calls/push', { address, p256dh, auth, language, zone }),
  removePush: (id: string) => call<Calls>('DELETE', `/me/calls/push/${part(id)}`),
  setMail: (address: string, language: string, zone: string) => call<Calls>('POST', '/me/calls/mail', { address, language, zone }),
  confirmMail: (code: string) => call<Calls>('POST', '/me/calls/mail/confirm', { code }),
  removeMail: () => call<Calls>('DELETE', '/me/calls/mail'),
};
