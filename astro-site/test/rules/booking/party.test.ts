import { initialCatalogue, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test, vi } from 'vitest';
import { bookingFormResolver } from '../../../src/features/booking/form/form-resolver.ts';
import {
  emptyForm,
  fieldPaths,
  type BookingFormValues,
  type CompanionValues,
} from '../../../src/features/booking/form/form-values.ts';
import { nearestDayWithRoom } from '../../../src/features/booking/party/nearest-day.ts';
import { singersOf } from '../../../src/features/booking/party/singers.ts';
import { freeStarts } from '../../../src/features/booking/reads/free-starts.ts';

const singer = (name: string, more: Partial<CompanionValues> = {}): CompanionValues => ({
  name,
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  selectedDrink: 'lemonade',
  drinkTemperature: '',
  selectedAddons: [],
  lpDeliveryAddress: '',
  ...more,
});

const filled: BookingFormValues = {
  ...emptyForm,
  ...singer('Mina'),
  email: 'mina@example.com',
  phone: '+82 10 1234 5678',
  bookingDate: '2026-11-24',
  bookingTime: '12:40',
  people: 3,
  companions: [singer('Jisoo'), singer('Hana'), singer('Who stays at home')],
};

const check = async (values: BookingFormValues) =>
  bookingFormResolver(() => initialCatalogue.addons)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('the form of a party', () => {
  test('sends as many companions as there are people after the first', async () => {
    const { values, errors } = await check(filled);
    expect(errors).toEqual({});
    expect(values).toMatchObject({ name: 'Mina', companions: [{ name: 'Jisoo' }, { name: 'Hana' }] });
    expect((values as { companions: unknown[] }).companions).toHaveLength(2);
  });

  test('sends for one person what it has always sent, and a Klook reservation is for one', async () => {
    const klook = { ...filled, bookingType: 'klook' as const, klookBookingId: 'KLK1' };
    for (const alone of [{ ...filled, people: 1 }, klook]) {
      const { values, errors } = await check(alone);
      expect(errors).toEqual({});
      expect(values).not.toHaveProperty('companions');
      expect(values).not.toHaveProperty('people');
    }
  });

  test('says at each singer what is wrong there, and nothing of those who do not sing', async () => {
    const { errors } = await check({
      ...filled,
      companions: [
        singer('', { youtubeTrackUrl: 'no link' }),
        singer('Hana', { selectedDrink: 'coffee', selectedAddons: [4], lpDeliveryAddress: ' ' }),
        emptyForm.companions[2] ?? singer(''),
      ],
    });
    expect(errors).toEqual({
      companions: [
        {
          name: { type: 'rule', message: 'Name is required' },
          youtubeTrackUrl: { type: 'rule', message: 'Please enter a valid YouTube URL' },
        },
        {
          drinkTemperature: { type: 'rule', message: 'Please choose hot or iced' },
          lpDeliveryAddress: {
            type: 'rule',
            message: 'LP delivery address is required for LP Record Production',
          },
        },
      ],
    });
  });

  test('sends of a companion, too, only what is asked, and an address as one line', async () => {
    const { values } = await check({
      ...filled,
      companions: [
        singer('Jisoo', { drinkTemperature: 'hot', lpDeliveryAddress: 'not asked for' }),
        singer('Hana', { selectedAddons: [4], lpDeliveryAddress: 'Hana\n12 Sinsa-dong\n' }),
        singer(''),
      ],
    });
    const [first, second] = (values as { companions: Record<string, unknown>[] }).companions;
    expect(first?.['drinkTemperature']).toBeUndefined();
    expect(first?.['lpDeliveryAddress']).toBeUndefined();
    expect(second?.['lpDeliveryAddress']).toBe('Hana, 12 Sinsa-dong');
  });

  test('leads to what is wrong in the order of the page, the first singer before the others', () => {
    const at = (path: string) => fieldPaths.indexOf(path);
    expect(at('lpDeliveryAddress')).toBeLessThan(at('companions.0.name'));
    expect(at('companions.0.lpDeliveryAddress')).toBeLessThan(at('companions.1.name'));
    expect(fieldPaths.filter((path) => path.startsWith('companions.2.'))).toHaveLength(6);
  });
});

test('a party across a change of price pays for each session its own', () => {
  const order = { ...filled, companions: [singer('Jisoo', { selectedAddons: [2] }), singer('Hana')] };
  const singers = singersOf<CompanionValues>(order, 10);
  expect(singers.map(({ name, bookingTime }) => [name, bookingTime])).toEqual([
    ['Mina', '12:40'],
    ['Jisoo', '12:50'],
    ['Hana', '13:00'],
  ]);
  expect(partyPriceOf(singers, initialRules, initialCatalogue.addons)).toMatchObject({
    singers: [{ totalWon: 40_000 }, { totalWon: 90_000 }, { totalWon: 50_000 }],
    totalWon: 180_000,
  });
});

describe('the starts that a party can choose', () => {
  const day = { date: '2026-11-24', slotMinutes: 10 };

  test('are those of the service', async () => {
    const ask = vi.fn(async () => ['14:00']);
    expect(await freeStarts({ ...day, people: 3, own: [] }, ask)).toEqual(['14:00']);
    expect(ask.mock.calls).toEqual([[day.date, 3, undefined]]);
    expect(await freeStarts({ ...day, date: '', people: 3, own: [] }, ask)).toEqual([]);
  });

  test('begin also in what is held for the visitor, as far as the times beside it are free', async () => {
    const own = ['14:00', '14:10'];
    const ask = async (_: string, people = 1) => (people === 1 ? ['13:50', '14:20', '15:00'] : []);
    expect(await freeStarts({ ...day, people: 1, own }, async () => ['15:00'])).toEqual(['15:00', ...own]);
    expect((await freeStarts({ ...day, people: 3, own }, ask)).sort()).toEqual(['13:50', '14:00']);
    expect(await freeStarts({ ...day, people: 4, own }, ask)).toEqual(['13:50']);
  });
});

describe('the nearest day with room', () => {
  const now = instantInSeoul('2026-11-20', '09:00');
  const nearest = async (withRoom: string[], closedDates: string[] = []) => {
    const asked: string[] = [];
    const ask = async (day: string) => {
      asked.push(day);
      return withRoom.includes(day) ? ['14:00'] : [];
    };
    const rules = { ...initialRules, closedDates };
    const day = await nearestDayWithRoom({ date: '2026-11-24', people: 4 }, rules, now, ask);
    return { day, asked };
  };

  test('is looked for on either side, and a later one is taken before an earlier one', async () => {
    expect(await nearest(['2026-11-23', '2026-11-25'])).toEqual({ day: '2026-11-25', asked: ['2026-11-25'] });
    expect((await nearest(['2026-11-22', '2026-11-27'])).day).toBe('2026-11-22');
  });

  test('is no day that is over or closed, and those are not asked for', async () => {
    const { day, asked } = await nearest(['2026-11-19', '2026-11-26', '2026-11-30'], ['2026-11-26']);
    expect(day).toBe('2026-11-30');
    expect(asked).not.toContain('2026-11-26');
    expect(asked.every((date) => date >= '2026-11-20')).toBe(true);
  });

  test('is given up after two weeks of days', async () => {
    const { day, asked } = await nearest([]);
    expect(day).toBeNull();
    expect(asked).toHaveLength(14);
  });
});
