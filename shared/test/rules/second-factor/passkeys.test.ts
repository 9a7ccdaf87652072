import { describe, expect, it } from 'vitest';
import { newPasskeySchema, usedPasskeySchema } from '../../../src/auth/second-factor/passkey-answers.ts';
import {
  createdPasskey,
  passkeyCreation,
  passkeyRequest,
  usedPasskeyCounter,
} from '../../../src/auth/second-factor/passkeys.ts';
import { softwarePasskey } from '../../second-factor/software-passkey.ts';

const place = { name: 'Sinsa Record Cafe', origin: 'https://cafe.example:8443' };
const { origin } = place;
const account = { id: Buffer.from('7'), name: 'mina.kim' };

async function aPasskey() {
  const key = softwarePasskey();
  const { challenge } = await passkeyCreation(place, account, []);
  const answer = newPasskeySchema.parse(key.create({ challenge, origin }));
  const passkey = await createdPasskey(place, challenge, answer);
  if (!passkey) throw new Error('The passkey was refused');
  return { key, passkey };
}

describe('a passkey', () => {
  it('is asked for with a person at the device, and not made twice on one', async () => {
    const { passkey } = await aPasskey();
    const { rp, authenticatorSelection, excludeCredentials } = await passkeyCreation(place, account, [
      passkey,
    ]);
    expect(rp.id).toBe('cafe.example');
    expect(authenticatorSelection?.userVerification).toBe('required');
    expect(excludeCredentials).toMatchObject([{ id: passkey.credentialId, transports: ['internal'] }]);
  });

  it('answers a challenge, and tells how often it was used', async () => {
    const { key, passkey } = await aPasskey();
    const { challenge, rpId, userVerification, allowCredentials } = await passkeyRequest(place, [passkey]);
    expect({ rpId, userVerification }).toEqual({ rpId: 'cafe.example', userVerification: 'required' });
    expect(allowCredentials).toMatchObject([{ id: passkey.credentialId }]);
    const answer = usedPasskeySchema.parse(key.use({ challenge, origin }));
    expect(await usedPasskeyCounter(place, challenge, passkey, answer)).toBe(1);
  });

  it.each([
    ['for another challenge', { challenge: 'YW5vdGhlcg' }],
    ['given to another page', { origin: 'https://cafe.example.evil.example' }],
    ['without a finger, a face or a PIN', { verified: false }],
  ])('%s: neither made nor taken', async (_what, wrong) => {
    const { key, passkey } = await aPasskey();
    const asked = { challenge: 'cmlnaHQ', origin };
    expect(await createdPasskey(place, asked.challenge, key.create({ ...asked, ...wrong }))).toBeNull();
    expect(
      await usedPasskeyCounter(place, asked.challenge, passkey, key.use({ ...asked, ...wrong })),
    ).toBeNull();
  });

  it('whose counter stands still is a copy', async () => {
    const { key, passkey } = await aPasskey();
    const asked = { challenge: 'cmlnaHQ', origin };
    key.use(asked);
    const again = key.use(asked, { countOn: false });
    expect(await usedPasskeyCounter(place, asked.challenge, { ...passkey, counter: 1 }, again)).toBeNull();
  });

  it('of somebody else is not taken for this one', async () => {
    const [one, other] = [await aPasskey(), await aPasskey()];
    const asked = { challenge: 'cmlnaHQ', origin };
    expect(await usedPasskeyCounter(place, asked.challenge, one.passkey, other.key.use(asked))).toBeNull();
  });
});
