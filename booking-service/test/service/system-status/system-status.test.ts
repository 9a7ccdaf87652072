import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import type { SystemPart } from 'shared/system-status/system-status.ts';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../src/system-status/system-status.ts';
import type { Found } from '../../../src/system-status/system-status.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

const wellFound: Found = {
  catalogueTrouble: undefined,
  payments: { count: 0, oldestSeconds: 0 },
  mails: { waiting: 0, oldestSeconds: 0 },
  copiesLagSeconds: [0, 0.4],
  archive: { isOn: true, secondsSinceLast: 40, hasFailedSince: false },
};
const stateOf = (part: SystemPart, found: Partial<Found>) =>
  partsOf({ ...wellFound, ...found }).find((one) => one.part === part);

describe('a part of the machinery', () => {
  test('is well while nothing is behind', () => {
    expect(partsOf(wellFound).map(({ state }) => state)).toEqual(Array(6).fill('well'));
  });

  test.each<[string, SystemPart, Partial<Found>, object]>([
    ['the CMS that refuses', 'catalogue', { catalogueTrouble: 'fetch failed' }, { state: 'away' }],
    [
      'a payment of two minutes',
      'payments',
      { payments: { count: 1, oldestSeconds: 120 } },
      { state: 'well', waiting: 1 },
    ],
    [
      'one of longer',
      'payments',
      { payments: { count: 2, oldestSeconds: 121 } },
      { state: 'late', behindSeconds: 121 },
    ],
    [
      'mails of a quarter of an hour',
      'mails',
      { mails: { waiting: 3, oldestSeconds: 901 } },
      { state: 'late', waiting: 3 },
    ],
    [
      'the copy furthest behind',
      'copy',
      { copiesLagSeconds: [1, 31.2] },
      { state: 'late', behindSeconds: 31 },
    ],
    ['no copy', 'copy', { copiesLagSeconds: [] }, { state: 'none', behindSeconds: null }],
    ['a database that does not tell of copies', 'copy', { copiesLagSeconds: null }, { state: 'none' }],
    [
      'no archive',
      'archive',
      { archive: { isOn: false, secondsSinceLast: null, hasFailedSince: false } },
      { state: 'none' },
    ],
    [
      'an archive that is refused',
      'archive',
      { archive: { isOn: true, secondsSinceLast: 90, hasFailedSince: true } },
      { state: 'away', behindSeconds: 90 },
    ],
    [
      'a quiet night',
      'archive',
      { archive: { isOn: true, secondsSinceLast: 30_000, hasFailedSince: false } },
      { state: 'well' },
    ],
  ])('%s', (_what, part, found, expected) => {
    expect(stateOf(part, found)).toMatchObject(expected);
  });
});

test('an admin reads how the machinery is, as it is now', async () => {
  const desk = await openStaffDesk();
  const read = async () => {
    await desk.awake();
    const { parts } = systemStatusSchema.parse(
      (await desk.admin.send('GET', '/api/admin/system-status')).body,
    );
    return Object.fromEntries(parts.map(({ part, ...status }) => [part, status]));
  };
  expect(await read()).toMatchObject({
    database: { state: 'well' },
    payments: { state: 'well', waiting: 0 },
    mails: { state: 'well', waiting: 0 },
    copy: { state: 'none' },
    archive: { state: 'none' },
  });
  await desk.post('/api/bookings', aKlookBooking());
  desk.clock.advanceMinutes(16);
  expect(await read()).toMatchObject({ mails: { state: 'late', waiting: 1, behindSeconds: 960 } });
});
