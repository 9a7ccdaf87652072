import { describe, expect, it } from 'vitest';
import { totpAddress, totpSecret, totpStep } from '../../../src/auth/second-factor/totp.ts';

// RFC 6238, appendix B: the secret is the text "12345678901234567890", and the codes are the last six of its eight digits.
const secret = totpSecret(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('%i seconds after 1970 it is %s', (seconds, code) => {
    expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('is taken as apps show it, in two groups', () => {
    expect(totpStep(secret, ' 287 082 ', at(59))).toBe(1);
  });

  it('is good one step before and one step after its own, which it names', () => {
    expect(totpStep(secret, '287082', at(0))).toBe(1);
    expect(totpStep(secret, '287082', at(89))).toBe(1);
  });

  it.each([
    ['two steps later', '287082', 90],
    ['another', '287083', 59],
    ['shorter', '28708', 59],
    ['longer', '2870820', 59],
    ['no number', 'abcdef', 59],
    ['nothing', '', 59],
  ])('%s: refused', (_what, code, seconds) => {
    expect(totpStep(secret, code, at(seconds))).toBeNull();
  });

  it('is set up by an address that names the house and the account', () => {
    const address = new URL(totpAddress(secret, { issuer: 'Sinsa & Co', label: 'mina.kim' }));
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe('/Sinsa & Co:mina.kim');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'Sinsa & Co',
      digits: '6',
    });
  });
});
