import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { NewPasskey, UsedPasskey } from './passkey-answers.ts';

export type PasskeyCreation = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

/** Loaded by whoever is first to use a passkey: it is nearly three hundred files, a tenth of a start. */
const webAuthn = () => import('@simplewebauthn/server');

/** Where passkeys are good: browsers hold each to the host that it was made for. */
export interface PasskeyPlace {
  /** Whose it is, as a browser shows it. */
  name: string;
  /** What the page's address begins with: scheme, host and port. */
  origin: string;
}

/** What a store keeps of a passkey. */
export interface Passkey {
  credentialId: string;
  publicKey: Uint8Array;
  /** How often the key says it was used; 0 for those that are kept on several devices and do not count. */
  counter: number;
  transports: string[];
}

type NamedPasskey = Pick<Passkey, 'credentialId' | 'transports'>;
const named = (passkeys: readonly NamedPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/** Where an existing passkey is asked for; its name is shown only while it is made. */
type PasskeyOrigin = Pick<PasskeyPlace, 'origin'>;
const hostOf = ({ origin }: PasskeyOrigin) => new URL(origin).hostname;

/** EdDSA, ES256 and RS256: every device has one of them. (Asking Node for the newest kinds makes it warn about itself.) */
const supportedAlgorithmIDs = [-8, -7, -257];

/** How long a browser may ask for a finger, a face or a PIN. */
const TIMEOUT_MS = 2 * 60_000;

/** What a browser needs to make a passkey; `challenge` in it is to be kept and is good once. */
export async function passkeyCreation(
  place: PasskeyPlace,
  account: { id: Uint8Array; name: string },
  existing: readonly NamedPasskey[],
): Promise<PasskeyCreation> {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: place.name,
    rpID: hostOf(place),
    userID: Uint8Array.from(account.id),
    userName: account.name,
    userDisplayName: account.name,
    supportedAlgorithmIDs,
    timeout: TIMEOUT_MS,
    excludeCredentials: named(existing),
    // It follows a password, so the key need not remember whose it is.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
}

/** The passkey that a browser has made, or null where it does not answer what was asked. */
export async function createdPasskey(
  place: PasskeyOrigin,
  challenge: string,
  answer: NewPasskey,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const result = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(unreadable);
  if (!result?.verified) return null;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return { credentialId: id, publicKey, counter, transports: answer.response.transports ?? [] };
}

/** What a browser needs to use one of an account's passkeys. */
export async function passkeyRequest(
  place: PasskeyOrigin,
  passkeys: readonly NamedPasskey[],
): Promise<PasskeyRequest> {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: hostOf(place),
    allowCredentials: named(passkeys),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
  });
}

/**
 * The passkey's new counter, or null where the answer is not its own or the counter did not go on: then there is a copy of
 * the key. A store takes the counter over only from the one that it had handed in.
 */
export async function usedPasskeyCounter(
  place: PasskeyOrigin,
  challenge: string,
  { credentialId, publicKey, counter, transports }: Passkey,
  answer: UsedPasskey,
): Promise<number | null> {
  if (answer.id !== credentialId) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: hostOf(place),
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(unreadable);
  return result?.verified ? result.authenticationInfo.newCounter : null;
}

/** The library throws whatever it finds wrong with an answer; to its caller all of it is "not this passkey". */
const unreadable = () => null;
