import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { takeOpened } from '../../src/features/waitlist/address.ts';

const link = 'x'.repeat(43);

function opened(address: string) {
  const window = new Window({ url: `https://cafe.example${address}` });
  Object.assign(globalThis, { window });
  return { read: takeOpened(), address: window.location.pathname + window.location.hash };
}

test('the link of a mail leaves the address in the moment in which it is read; a day stays', () => {
  expect(opened(`/ko/waitlist#${link}`)).toEqual({ read: { kind: 'link', link }, address: '/ko/waitlist' });
  expect(opened('/waitlist#2026-12-01.2')).toEqual({
    read: { kind: 'join', date: '2026-12-01', people: 2, branchId: 0 },
    address: '/waitlist#2026-12-01.2',
  });
});
