import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let session: SessionHeaders;

beforeAll(async () => {
  cms = await startCms();
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

const send = (method: string, path: string, data: object) =>
  cms.request(`/api${path}`, {
    method,
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json', ...session },
  });
const published = { _status: 'published' };

const snapshot = async (): Promise<ContentSnapshot> =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());

/** All that pages say of the rules; quotes of customers and ways on foot are no rules, the menu has prices of its own. */
async function said(): Promise<string> {
  const { settings, landing, faq, faqPage, franchise, policies } = await snapshot();
  const { directions: _, ...texts } = settings;
  const { tours: __, ...page } = landing;
  const asked = faq.filter(({ question }) => question.en !== 'How much is a second drink?');
  return JSON.stringify([texts, page, asked, faqPage, franchise, policies]);
}

const changes = {
  openingHours: { opensAt: '11:00', closesAt: '21:00' },
  slotMinutes: 20,
  priceBands: [
    { label: 'Day', startsAt: '11:00', lastStartAt: '17:40', feeWon: 41_000 },
    { label: 'Evening', startsAt: '18:00', lastStartAt: '22:00', feeWon: 47_000 },
  ],
  arrival: { cafeMinutes: 45, boothMinutes: 15 },
  cancellation: {
    direct: [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 12, refundPercent: 60 },
      { hoursBefore: 0, refundPercent: 20 },
    ],
    noShowRefundPercent: 15,
    addOns: [
      { addOnId: 4, hours: 30 },
      { addOnId: 3, hours: 36 },
      { addOnId: 5, hours: 54 },
    ],
    rescheduling: { maxMoves: 3, minHoursBefore: 40 },
  },
};

/** How the first rules read, in every language, each with how the changed ones do. */
const figures: [old: RegExp, now: RegExp][] = [
  // An EP's half hour is no rule of ours.
  [/(?<!or )30 minutes|(?<!또는 |이거나 )30분|(?<!总时长|总长)30分钟|30分前/, /45 minutes early/],
  [/[Bb]ooth 10 min|세션 10분 전|开始前10分钟|(開始|レコーディング)の?10分前/, /booth 15 minutes before/],
  [/[Tt]en minutes|10 minutes|10분|十分钟(?<!二十分钟)|10分/, /Twenty minutes/],
  [/10:00|오전 10시|午前10時/, /Open daily 11:00 AM - 9:00 PM/],
  [/22:00|오후 10시|晚上10|午後10時/, /47,000 won from 18:00 to 20:40/],
  [/40,000|50,000원부터|44,000/, /41,000원/],
  [/48(시간| hours|小时|時間)/, /Up to 72 hours before the session: full refund\./],
  [/50%|25%/, /From 12 to 72 hours before: 60% refund\./],
  [
    /no refund<\/strong>\. Arr|환불 불가<\/strong>\. 세션|不予退款<\/strong>。未在|返金なし<\/strong>。レ/,
    /15% refund/,
  ],
  [
    /(until|up to) 24 hours|24시간까지|24小时内可取消|後24時間まで/,
    /LP record: can be cancelled until 30 hours/,
  ],
  [/2 times|twice|2회|2次|两次|2回まで/, /at most 3 times/],
];

describe('texts that state a rule', () => {
  it('say the first rules after the seed', async () => {
    const before = await said();
    for (const [old] of figures) expect.soft(before).toMatch(old);
    expect(before).not.toMatch(/\{\w+\}/);
  });

  it('follow every change of them and name the old figure nowhere', async () => {
    expect((await send('POST', '/globals/booking-rules', { ...changes, ...published })).status).toBe(200);
    const after = await said();
    for (const [old, now] of figures) {
      expect.soft(old.exec(after)?.[0], `still said: ${String(old)}`).toBeUndefined();
      expect.soft(after).toMatch(now);
    }
  });

  it('follow the price of an add-on', async () => {
    const { docs } = await cms.payload.find({ collection: 'add-ons', where: { addOnId: { equals: 4 } } });
    expect((await send('PATCH', `/add-ons/${docs[0]?.id}`, { price: 333_000, ...published })).status).toBe(
      200,
    );
    const after = await said();
    expect(after).not.toContain('300,000 won and');
    expect(after).toContain('costs 333,000 won and includes');
  });

  it('are refused with a word in braces that stands for nothing', async () => {
    const { docs } = await cms.payload.find({ collection: 'faq-entries', limit: 1 });
    const answer = 'Come {cafeMinute} minutes early.';
    const refused = await send('PATCH', `/faq-entries/${docs[0]?.id}`, { answer, ...published });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('\\"{cafeMinute}\\" stands for nothing.');
  });

  it('without words in braces stay as staff wrote them', async () => {
    const { docs } = await cms.payload.find({ collection: 'faq-entries', limit: 1 });
    const answer = 'Come 30 minutes early, as ever.';
    expect((await send('PATCH', `/faq-entries/${docs[0]?.id}`, { answer, ...published })).status).toBe(200);
    expect((await snapshot()).faq.map((entry) => entry.answer.en)).toContain(answer);
  });
});

describe('the arrival rule', () => {
  it('refuses a booth before the cafe, beside its field', async () => {
    const refused = await send('POST', '/globals/booking-rules', {
      arrival: { cafeMinutes: 10, boothMinutes: 30 },
      ...published,
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(
      'Visitors cannot be at the booth 30 minutes before when they come to the cafe 10 minutes before.',
    );
  });
});

describe('a policy that shows nothing', () => {
  it('is not published', async () => {
    const { docs } = await cms.payload.find({ collection: 'policies', limit: 1 });
    const body = {
      root: {
        ...{ type: 'root', direction: 'ltr', format: '', indent: 0, version: 1 },
        children: [
          { type: 'heading', tag: 'h2', direction: 'ltr', format: '', indent: 0, version: 1, children: [] },
        ],
      },
    };
    const refused = await send('PATCH', `/policies/${docs[0]?.id}`, { body, ...published });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Nothing of this would show on the page.');
    expect((await snapshot()).policies).toHaveLength(3);
  });
});
