import { describe, expect, it } from 'vitest';
import { passwordRefusal } from '../../src/auth/password-strength.ts';

const account = { minLength: 6, names: ['mina.kim', 'mina.kim@example.com'] };

describe('a password for staff', () => {
  it.each([
    ['123456', 'common'],
    ['password', 'common'],
    ['secret1', 'common'],
    ['P@ssw0rd', 'common'],
    ['password1234', 'common'],
    ['letmein2025', 'common'],
    // "I love you" in Korean, typed on an English keyboard.
    ['tkfkdgo', 'common'],
    ['1234567890', 'common'],
    ['aaaaaa', 'repeated'],
    ['      ', 'repeated'],
    ['abcabcabcabc', 'repeated'],
    ['사랑해사랑해', 'repeated'],
    ['zxcvbnm,./', 'in-order'],
    ['abcdefghijkl', 'in-order'],
    ['2025-01-01', 'date'],
    ['mina.kim1', 'named'],
    ['Kim!Mina-2026', 'named'],
    ['sinsarecordcafe', 'named'],
  ] as const)('%s is refused as %s', (password, kind) => {
    expect(passwordRefusal(password, account)).toEqual({ code: `password-${kind}` });
  });

  it.each([
    'k7#qZp',
    'correct horse battery',
    '신사동 파란 우산 고양이',
    'rehearsal of the owner',
    'local-admin',
  ])('%s is taken: no rules of composition', (password) =>
    expect(passwordRefusal(password, account)).toBeNull(),
  );

  it('has the length that is set', () => {
    const tooShort = (minimum: number) => ({ code: 'password-too-short', params: { minimum } });
    expect(passwordRefusal('k7#qZ', account)).toEqual(tooShort(6));
    expect(passwordRefusal('k7#qZp', { ...account, minLength: 12 })).toEqual(tooShort(12));
  });

  it('is judged quickly, however long it is', () => {
    const startedAt = performance.now();
    for (const piece of ['ab1', 'p4ssw0rd', 'a', '!@#$%']) {
      expect(passwordRefusal(piece.repeat(200).slice(0, 200), account)).toEqual({
        code: 'password-repeated',
      });
    }
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
