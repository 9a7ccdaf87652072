import { expect, test } from 'vitest';
import { loginRequestSchema, newAccountSchema } from '../../../src/auth/accounts.ts';

const refusals = (username: string) =>
  newAccountSchema()
    .safeParse({ username, email: 'staff@example.com', password: 'quiet harbour lamp' })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  'mina',
  'Mina.Kim-2',
  '민수',
  'Kim 민수',
  '山田太郎',
  'ヤマダ',
  'Иван',
  'Γιώργος',
  'محمد',
  'Zoë',
  'สมชาย',
])('%s is a name', (name) => expect(refusals(name)).toEqual([]));

test.each(['аdmin', 'pаypal', 'αdmin', 'Мina', 'min\u0585'])('%s mixes scripts', (name) => {
  expect(refusals(name)).toEqual(['username-scripts']);
});

test.each(['mi\u200bna', '\u202emina', 'mina\u3164', '\u200b'])('%j holds what nobody sees', (name) => {
  expect(refusals(name)).toContain('username-wrong');
});

test('a name and a password are the same from every keyboard', () => {
  const account = { username: 'Zoë', email: 'staff@example.com', password: 'café au lait at four' };
  const apart = { ...account, username: 'Zoë'.normalize('NFD'), password: account.password.normalize('NFD') };
  expect(newAccountSchema().parse(apart)).toMatchObject(account);
  expect(loginRequestSchema.parse({ ...apart, username: ` ${apart.username}\u200b` })).toEqual({
    username: account.username,
    password: account.password,
  });
  expect(loginRequestSchema.parse({ ...apart, username: 'ｓｔａｆｆ＠example.com' }).username).toBe(
    'staff@example.com',
  );
});
