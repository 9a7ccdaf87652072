import { expect, test } from 'vitest';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { erasePerson, exportPerson } from '../../../src/privacy/person.usecase.ts';
import { freshAddress } from '../email/outbox.ts';
import { openVoucherDesk } from './harness.ts';

const desk = await openVoucherDesk();
const secret = 'x'.repeat(32);
const context = () => ({ db: desk.db, actor: null, contractYears: 5, secret, now: desk.clock.now() });

test('a guest’s voucher is in what is known of them; once they are forgotten nobody can use it', async () => {
  const email = freshAddress();
  const { code } = await desk.make({
    kind: 'won',
    value: 5_000,
    onlyFor: email,
    note: 'Lost a session in June',
  });
  expect((await exportPerson(email.toUpperCase(), context())).vouchers).toMatchObject([{ only_for: email }]);
  expect((await erasePerson(email, context())).counts).toMatchObject({ vouchers: 1 });
  expect(await desk.list(code)).toMatchObject([
    { onlyFor: null, note: '', endedAt: desk.clock.now().toISOString() },
  ]);
  expect(await desk.refusal(await desk.hold(), code)).toBe('voucher-ended');
});

test('whom it was for is forgotten 30 days after it could be used for the last time', async () => {
  const terms = { kind: 'won', value: 5_000, onlyFor: freshAddress(), note: 'For a regular' } as const;
  const dated = await desk.make({ ...terms, until: '2026-07-10' });
  const ended = await desk.make(terms);
  const open = await desk.make(terms);
  await desk.end(ended.id);
  desk.clock.set('2026-08-02T00:00:00+09:00');
  expect(await endPersonalData(desk.service.deps)).toMatchObject({ vouchers: 1 });
  expect(await desk.list(ended.code)).toMatchObject([{ onlyFor: null, note: '' }]);
  desk.clock.set('2026-08-10T00:00:00+09:00');
  expect(await endPersonalData(desk.service.deps)).toMatchObject({ vouchers: 1 });
  expect(await desk.list(dated.code)).toMatchObject([{ onlyFor: null, note: '' }]);
  expect(await desk.list(open.code)).toMatchObject([{ onlyFor: terms.onlyFor, note: terms.note }]);
});
