import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { signedInSchema } from 'shared/auth/accounts.ts';
import type { SecondStep } from 'shared/auth/second-factor/second-step.ts';
import { readApi } from '../../../lib/api/api.ts';

export const answerSecondStep = (body: object) =>
  readApi('/api/auth/second-step', signedInSchema, { method: 'POST', body });

/** The browser asks for a finger, a face, a PIN or a key. */
export async function answerWithPasskey(request: NonNullable<SecondStep['passkey']>) {
  // The browser judges what the service wrote for it.
  const optionsJSON = request as unknown as PublicKeyCredentialRequestOptionsJSON;
  return answerSecondStep({ passkey: await startAuthentication({ optionsJSON }) });
}
