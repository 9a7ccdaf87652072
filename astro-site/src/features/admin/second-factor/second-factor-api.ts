import {
  appSetupSchema,
  passkeySetupSchema,
  recoveryCodesSchema,
  secondFactorsSchema,
} from 'shared/auth/second-factor/second-factors.ts';
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { callApi, readApi } from '../../../lib/api/api.ts';

const path = '/api/auth/second-factor';
const post = (body: unknown) => ({ method: 'POST' as const, body });

export const fetchSecondFactors = () => readApi(path, secondFactorsSchema);

export const beginApp = (currentPassword: string) =>
  readApi(`${path}/app/setup`, appSetupSchema, post({ currentPassword }));

export const addApp = (code: string) => readApi(`${path}/app`, recoveryCodesSchema, post({ code }));

/** Asks the service for a challenge, the browser for a passkey, and the service to take it. */
export async function addPasskey({ name, password }: { name: string; password: string }) {
  const options = await readApi(
    `${path}/passkeys/setup`,
    passkeySetupSchema,
    post({ currentPassword: password }),
  );
  // The browser judges what the service wrote for it.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON });
  return readApi(`${path}/passkeys`, recoveryCodesSchema, post({ name, passkey }));
}

export const renamePasskey = (id: number, name: string) =>
  callApi(`${path}/passkeys/${id}`, { method: 'PATCH', body: { name } });

export const removeApp = (currentPassword: string) =>
  callApi(`${path}/app/removal`, post({ currentPassword }));

export const removePasskey = (id: number, currentPassword: string) =>
  callApi(`${path}/passkeys/${id}/removal`, post({ currentPassword }));

export const makeRecoveryCodes = (currentPassword: string) =>
  readApi(`${path}/recovery-codes`, recoveryCodesSchema, post({ currentPassword }));
