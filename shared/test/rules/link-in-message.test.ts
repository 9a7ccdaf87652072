import { expect, it } from 'vitest';
import { giftCardOrderSchema } from '../../src/gift-cards/gift-card-order.ts';
import { holdsLinkInMessage } from '../../src/gift-cards/link-in-message.ts';
import { words } from '../../src/gift-cards/words/words.ts';

const order = (fields: object) =>
  giftCardOrderSchema.safeParse({
    ...{ valueWon: 50_000, email: 'buyer@example.test', recipientName: 'Mina', ...fields },
  });

it.each([
  'https://evil.example/pay',
  'see www.evil.example',
  'evil.com',
  'Claim it at ｅｖｉｌ．ｃｏｍ now',
  'evil。com',
  'evil．com',
  'ｅｖｉｌ｡ｃｏｍ',
  'evil .com',
  'ev\u200bil.com',
  'bit.ly/3xyz',
  '축하해 가게.한국',
  '가게.kr',
  'evil.xn--3e0b707e',
  'write to mina@evil.example',
  'mina＠evil.example',
  '//evil',
  'http:／／evil',
  '10.0.0.1',
])('%s leads elsewhere: no message and no name of a recipient', (text) => {
  expect(holdsLinkInMessage(text)).toBe(true);
  expect(order({ message: text }).error?.issues.map(({ message }) => message)).toEqual([words.messageLink]);
  expect(order({ recipientName: text }).success).toBe(false);
});

it.each([
  'Happy birthday! Sing it loud, Dr. Kim.',
  'For 24.12.2026, at 7 p.m... or so',
  '생일 축하해.사랑해.행복하자!',
  'おめでとう。大好き。Happy birthday',
  '生日快乐。永远爱你。',
  '2026.11.30 우리의 날 1.5주년',
  'Ph.D. at last :)\nLove, J.R. & co',
  '',
])('%s is a message', (message) => expect(order({ message }).success).toBe(true));
