import { createTransport } from 'nodemailer';
import { isEmail } from 'shared/typed/email.ts';
import { expect, test } from 'vitest';

const transport = createTransport({ jsonTransport: true });

/** Some phone companies have given out addresses that only quotation marks make valid. */
test.each([
  ['user.@docomo.ne.jp', '"user."@docomo.ne.jp'],
  ['a..b@docomo.ne.jp', '"a..b"@docomo.ne.jp'],
  ['a/b@example.com', 'a/b@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['a+b@example.com', 'a+b@example.com'],
  ['user@example.xn--3e0b707e', 'user@example.xn--3e0b707e'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('a mail to %s is handed to %s', async (address, handedTo) => {
  expect(isEmail(address)).toBe(true);
  const { envelope } = await transport.sendMail({ from: 'cafe@example.com', to: { name: '', address } });
  expect(envelope.to).toEqual([handedTo]);
});
