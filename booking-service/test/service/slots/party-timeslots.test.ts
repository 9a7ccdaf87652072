import { expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TODAY, TOMORROW, testClock } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService({ clock: testClock('2026-07-02T15:45:00+09:00') });
const timesOf = async (date: string, query = '') =>
  (await service.get<string[]>(`/api/timeslots/${date}${query}`)).body;
const book = (bookingDate: string, bookingTime: string) =>
  service.post('/api/bookings', aBooking({ bookingDate, bookingTime }));

test('a party is offered the starts from which all of it can sing', async () => {
  await book(TOMORROW, '14:20');
  expect(await timesOf(TOMORROW, '?people=1')).toEqual(await timesOf(TOMORROW));
  const around = (times: string[]) => times.filter((time) => time >= '13:40' && time <= '14:30');
  expect(around(await timesOf(TOMORROW, '?people=2'))).toEqual(['13:40', '13:50', '14:00', '14:30']);
  expect(around(await timesOf(TOMORROW, '?people=4'))).toEqual(['13:40', '14:30']);
  expect((await timesOf(TOMORROW, '?people=4')).at(-1)).toBe('21:20');
  expect((await timesOf(TODAY, '?people=3'))[0]).toBe('16:20');
});

test('parties of every size that ask at the same time are answered their own', async () => {
  const sizes = [1, 2, 3, 4, 4, 3, 2, 1];
  const answers = await Promise.all(sizes.map((people) => timesOf('2026-07-20', `?people=${people}`)));
  expect(answers.map((times) => times.at(-1))).toEqual([
    ...['21:50', '21:40', '21:30', '21:20'],
    ...['21:20', '21:30', '21:40', '21:50'],
  ]);
});

test.each(['0', '5', '-1', '1.5', '02', '', 'two', '2&people=3', '%32%00'])(
  'people=%s is refused with what to do',
  async (people) => {
    const { status, body } = await service.get(`/api/timeslots/${TOMORROW}?people=${people}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      type: 'validation-failed',
      errors: [
        {
          path: 'people',
          message:
            'Please say how many people sing in a row as one number from 1 to 4, for example people=2, or leave it out',
        },
      ],
    });
  },
);

test('a date and a number that are both wrong are both named', async () => {
  const { body } = await service.get<{ errors: { path: string }[] }>('/api/timeslots/tomorrow?people=9');
  expect(body.errors.map(({ path }) => path)).toEqual(['date', 'people']);
});

test('with two studios a party stays together in one of them', async () => {
  const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}` }));
  await sell(service.db, aCatalogue(2, { studios }));
  const date = '2026-07-14';
  for (const time of ['15:00', '15:10', '15:10', '15:20']) expect((await book(date, time)).status).toBe(201);
  const [alone, pairs] = await Promise.all([timesOf(date), timesOf(date, '?people=2')]);
  // One studio has 15:00 and the other 15:20: each is free, and nobody can sing next to it at 15:10.
  expect(alone).toEqual(expect.arrayContaining(['15:00', '15:20']));
  expect(alone).not.toContain('15:10');
  expect(pairs).not.toContain('15:00');
  expect(pairs).toContain('14:50');
  expect(pairs).toContain('15:20');
});
