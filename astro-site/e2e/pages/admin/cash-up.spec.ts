import type { CashUpSigning } from 'shared/cash-up/cash-up.ts';
import { printedPaper } from '../../support/paper.ts';
import { Till } from '../../support/till.ts';
import { boardDate, boardInstant } from '../data/board.ts';
import { recordedOf, signedCashUp, taken, tillDay, withTill } from '../data/till.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';

test('what is missing is said at its field and takes the focus; a difference needs a reason', async ({
  page,
  api,
}) => {
  signedIn(api);
  const mock = await withTill(api, page);
  const till = new Till(page);
  await till.goTo(boardDate);
  await expect(till.section('Cash')).toContainText('Taken, 2 payments');
  await till.sign();
  await expect(till.counted('Cash')).toBeFocused();
  await expect(till.counted('Cash')).toHaveAccessibleDescription(/Please write a sum in won/);
  await till.float.fill('100000');
  await till.counted('Cash').fill('195,000');
  await expect(till.section('Cash')).toContainText('₩5,000 too little');
  await till.counted('Card terminal').fill('53000');
  await expect(till.section('Card terminal')).toContainText('₩3,000 too much');
  await expect(till.section('Transfer')).toContainText('Agrees');
  await till.sign();
  await expect(till.reason('Cash')).toHaveAccessibleDescription('Please say why it differs.');
  await till.reason('Cash').fill('Milk for the kitchen');
  await till.counted('Card terminal').fill('50000');
  await expect(till.section('Cash')).toContainText('There should be₩200,000');
  mock.day = tillDay({ signed: [signedCashUp()], floatWon: 100_000 });
  await till.sign();
  await expect(till.toast('The day is signed.')).toBeVisible();
  const sent = api
    .requests('POST /api/admin/cash-ups/:date')
    .map((request) => request.postDataJSON() as CashUpSigning);
  expect(sent).toMatchObject([
    {
      ...{ after: 0, floatWon: 100_000, recorded: recordedOf() },
      counted: { cash: 195_000, 'card-terminal': 50_000, transfer: 0 },
      reasons: { cash: 'Milk for the kitchen' },
    },
  ]);

  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(till.float).toHaveValue('100,000');
  for (const method of ['Cash', 'Card terminal', 'Transfer']) await till.countAsRecorded(method);
  await till.sign();
  await expect(page.getByLabel('Why is the day signed once more?')).toHaveAccessibleDescription(
    'Please say why the day is signed once more.',
  );
});

test('a signed day is printed on one sheet', async ({ page, api }) => {
  signedIn(api);
  await withTill(api, page, tillDay({ signed: [signedCashUp()], floatWon: 100_000 }));
  await page.goto(`/admin/cash-up?date=${boardDate}`);
  await expect(new Till(page).signed('owner')).toBeVisible();
  const paper = await printedPaper(page);
  for (const words of ['₩195,000', '₩5,000 too little', 'Milk for the kitchen', 'Signature'])
    expect(paper.text).toContain(words);
  expect(paper.text).not.toContain('Count again');
  expect(paper.pages).toBe(1);
});

test('notes and coins are counted one kind after the other', async ({ page, api }) => {
  signedIn(api);
  await withTill(api, page);
  const till = new Till(page);
  await till.goTo(boardDate);
  await page.getByText('Count notes and coins').click();
  await page.getByLabel(/₩50,000/).fill('2');
  await page.getByLabel(/₩1,000/).fill('3');
  await page.getByLabel(/₩10 /).fill('7');
  await expect(page.getByText('In the drawer: ₩103,070')).toBeVisible();
  await expect(till.counted('Cash')).toHaveValue('103,070');
});

test('what is sold while the drawer is counted is told, and what was typed stays', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/cash-ups/);
  signedIn(api);
  const mock = await withTill(api, page);
  api.on('POST /api/admin/cash-ups/:date', () => {
    mock.day = tillDay({ recorded: recordedOf({ transfer: taken(50_000) }) });
    const detail = 'Something was recorded in the meantime. Please look at the figures again.';
    return { problem: { status: 409, type: 'cash-up-changed', detail } };
  });
  const till = new Till(page);
  await till.goTo(boardDate);
  await till.float.fill('0');
  for (const method of ['Cash', 'Card terminal', 'Transfer']) await till.countAsRecorded(method);
  await till.sign();
  await expect(page.getByRole('alert')).toContainText('Something was recorded in the meantime');
  await expect(till.section('Transfer')).toContainText('₩50,000 too little');
  await expect(till.counted('Transfer')).not.toHaveValue('');
});

test('what was recorded after the signature stands under it', async ({ page, api }) => {
  const since = recordedOf({
    ...{ cash: taken(100_000, 2), transfer: taken(), freeCount: 1 },
    'card-terminal': { taken: { count: 0, won: 0 }, givenBack: { count: 1, won: 50_000 } },
  });
  signedIn(api);
  await withTill(api, page, tillDay({ signed: [signedCashUp()], since }));
  await page.goto(`/admin/cash-up?date=${boardDate}`);
  const notice = page.getByRole('status').filter({ hasText: 'Recorded since it was signed' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'Cash: taken +2, ₩100,000',
    'Card terminal: given back +1, −₩50,000',
    'Free: +1',
  ]);
});

test('an account for the counter counts in Korean', async ({ page, api }) => {
  signedIn(api, { role: 'staff', username: 'minji', language: 'ko' });
  const mock = await withTill(
    api,
    page,
    tillDay({ recorded: recordedOf({ cash: taken(), 'card-terminal': taken() }) }),
  );
  await page.goto(`/admin/cash-up?date=${boardDate}`);
  await page.getByLabel('오픈 시재').fill('50000');
  await page.getByLabel('서랍에 있는 현금').fill('40000');
  await expect(page.getByText('₩10,000 부족')).toBeVisible();
  await page.getByLabel('현금 차액 사유').fill('우유 구입');
  for (const label of ['전표 합계', '입금 확인 금액']) await page.getByLabel(label).fill('0');
  mock.day = tillDay({ signed: [signedCashUp({ signedBy: 'minji' })] });
  await page.getByRole('button', { name: 'minji 이름으로 정산 확정' }).click();
  await expect(page.getByRole('article').first()).toContainText('확정, minji');
  await expect(page.getByRole('button', { name: '인쇄' })).toBeVisible();
});

test('a day to come cannot be signed yet', async ({ page, api }) => {
  signedIn(api);
  const mock = await withTill(api, page, tillDay({ now: boardInstant('12:00'), isSignable: false }));
  await page.goto('/admin/cash-up?date=2027-03-11');
  await expect(page.getByText('This day has not come yet.')).toBeVisible();
  mock.day = tillDay();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: /^Sign as/ })).toBeVisible();
});
