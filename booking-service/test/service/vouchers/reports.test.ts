import { expect, test } from 'vitest';
import type { Statement } from 'shared/statements/statement.ts';
import { statementAddresses } from 'shared/statements/statement.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { reportSchema } from 'shared/reports/report.ts';
import { TODAY } from '../../harness/clock.ts';
import { openVoucherDesk } from './harness.ts';

test('what vouchers took off stands in the report and in the statement of the month, by its code', async () => {
  const desk = await openVoucherDesk();
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
  const { code, id } = await desk.make({ code: 'AUTUMN', kind: 'won', value: 12_000 });
  const sold = await desk.sell({
    bookingDate: TODAY,
    bookingTime: '16:00',
    voucherCode: code,
    totalPrice: 38_000,
  });
  expect(sold.status).toBe(201);
  await desk.sell({ bookingDate: TODAY, bookingTime: '16:10' });
  await desk.awake();
  await keepFigures(desk.db, desk.clock.now());
  const answer = await owner.send('GET', `/api/admin/reports?from=${TODAY}&to=${TODAY}`);
  const { lines, names, check } = reportSchema.parse(answer.body);
  const amounts = (figure: string) =>
    lines
      .filter((line) => line.figure === figure)
      .map(({ key, detail, count, amount }) => ({ key, detail, count, amount }));
  expect(amounts('fee')).toEqual([{ key: 'day', detail: 'walk-in', count: 2, amount: 100_000 }]);
  expect(amounts('discount')).toEqual([{ key: String(id), detail: 'walk-in', count: 1, amount: -12_000 }]);
  expect(amounts('other')).toEqual([]);
  expect(names.vouchers).toEqual({ [String(id)]: 'AUTUMN' });
  expect(check.counted).toEqual({ takenWon: 88_000, givenBackWon: 0 });

  const { body } = await owner.send<Statement>('GET', statementAddresses.one(TODAY.slice(0, 7)));
  expect(
    body.sales.map(({ kind, name, count, won }) => ({ kind, name: name?.en, count, won })),
  ).toMatchObject([
    { kind: 'fee', count: 2, won: 100_000 },
    { kind: 'discount', name: 'AUTUMN', count: 1, won: -12_000 },
  ]);
});
