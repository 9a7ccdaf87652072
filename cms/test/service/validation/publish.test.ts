import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let session: SessionHeaders;

beforeAll(async () => {
  cms = await startCms();
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

const saveRules = (data: object, query = '', language?: string) =>
  cms.request(`/api/globals/booking-rules${query}`, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: {
      'content-type': 'application/json',
      ...session,
      ...(language && { cookie: `${session.cookie}; payload-lng=${language}` }),
    },
  });

interface Refusal {
  errors: { data: { errors: { path: string; message: string }[] } }[];
}

const refusal = async (response: Response) => {
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as Refusal;
  return errors.flatMap(({ data }) => data.errors.map(({ path, message }) => [path, message]));
};

const published = { _status: 'published' };

describe('publishing booking rules', () => {
  it('is refused with the sentence beside its field', async () => {
    const hours = { openingHours: { opensAt: '10:00', closesAt: '09:00' }, ...published };
    expect(await refusal(await saveRules(hours))).toEqual([
      [
        'openingHours.closesAt',
        'The cafe closes at 09:00 but opens at 10:00. Closing must be later than opening.',
      ],
    ]);
    const prices = {
      priceBands: [
        { label: 'Day', startsAt: '10:00', lastStartAt: '18:00', feeWon: 40_000 },
        { label: 'Evening', startsAt: '18:00', lastStartAt: '22:00', feeWon: 44_000 },
      ],
      ...published,
    };
    expect(await refusal(await saveRules(prices))).toEqual([
      [
        'priceBands',
        'The prices "Day" (10:00 to 18:00) and "Evening" (18:00 to 22:00) overlap. Let each end before the next one starts.',
      ],
    ]);
  });

  it('is refused in the language that staff have chosen, and in English where we do not write it', async () => {
    const hours = { openingHours: { opensAt: '10:00', closesAt: '09:00' }, ...published };
    const place = 'openingHours.closesAt';
    expect(await refusal(await saveRules(hours, '', 'ko'))).toEqual([
      [place, '문을 여는 시각은 10:00인데 닫는 시각이 09:00입니다. 닫는 시각은 여는 시각보다 늦어야 합니다.'],
    ]);
    expect(await refusal(await saveRules(hours, '', 'zh'))).toEqual([
      [place, 'The cafe closes at 09:00 but opens at 10:00. Closing must be later than opening.'],
    ]);
  });

  it('lets a draft wait for its correction', async () => {
    const version = await cms.version();
    const response = await saveRules({ slotMinutes: 15, _status: 'draft' }, '?draft=true');
    expect(response.status).toBe(200);
    expect(await cms.version()).toBe(version);
    expect(await refusal(await saveRules({ slotMinutes: 15, ...published }))).toContainEqual([
      'slotMinutes',
      'The session length must be a multiple of 10: 15 does not fit the slots.',
    ]);
  });

  it('gives a new price a key of its own, which its label may leave behind', async () => {
    const bands = [{ label: 'All day', startsAt: '10:00', lastStartAt: '22:00', feeWon: 45_000 }];
    await saveRules({ slotMinutes: 10, priceBands: bands, ...published });
    const rules = await cms.payload.findGlobal({ slug: 'booking-rules' });
    const [key] = rules.priceBands.map((band) => band.key);
    expect(key).toMatch(/^all-day-[0-9a-f]{6}$/);
    const renamed = rules.priceBands.map((band) => ({ ...band, label: 'Every hour' }));
    await saveRules({ priceBands: renamed, ...published });
    const after = await cms.payload.findGlobal({ slug: 'booking-rules' });
    expect(after.priceBands).toMatchObject([{ key, label: 'Every hour' }]);
  });
});
