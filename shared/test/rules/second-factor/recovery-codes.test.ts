import { describe, expect, it } from 'vitest';
import {
  normalizedRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCodes,
} from '../../../src/auth/second-factor/recovery-codes.ts';

const everyByte = Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, index) => index);

describe('recovery codes', () => {
  it('are ten of 120 bits, in groups that can be read aloud', () => {
    const codes = recoveryCodes(everyByte);
    expect(codes).toHaveLength(10);
    expect(codes.slice(0, 2)).toEqual(['0123-4567-89AB-CDEF-GHJK-MNPQ', 'RSTV-WXYZ-0123-4567-89AB-CDEF']);
  });

  it('are taken however they are typed', () => {
    for (const typed of [
      'RSTV-WXYZ-0123-4567-89AB-CDEF',
      'rstvwxyz0123456789abcdef',
      ' rstv wxyz 0123–4567 89ab cdef ',
    ]) {
      expect(normalizedRecoveryCode(typed)).toBe('RSTVWXYZ0123456789ABCDEF');
    }
    expect(normalizedRecoveryCode('ol23-4567-89ab-cdef-ghjk-mnpq')).toBe('0123456789ABCDEFGHJKMNPQ');
  });

  it.each([
    '',
    '0123',
    '0123-4567-89AB-CDEF-GHJK-MNPU',
    '0123-4567-89AB-CDEF-GHJK-MNPQ-0',
    '０123-4567-89AB-CDEF-GHJK-MNPQ',
  ])('%j cannot be one', (typed) => {
    expect(normalizedRecoveryCode(typed)).toBeNull();
  });
});
