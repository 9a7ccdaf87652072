import { randomInt, randomUUID } from 'node:crypto';
import type { CashUpDay } from 'shared/cash-up/cash-up.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { atWidths } from '../../../support/viewports.ts';
import { expect, test } from '../../../fixtures.ts';
import { expectAccessible } from '../../../support/accessibility.ts';
import { cutOff, scrollsSideways, tooSmall } from '../../../support/fit.ts';
import { printedPaper } from '../../../support/paper.ts';
import { freeSlot } from '../../../support/test-slot.ts';
import { Counter } from '../day/counter.ts';
import { Desk } from '../desk.ts';
import { Till } from './till.ts';

/** A day of this test alone: nothing was recorded on it, and nobody has signed it. */
const ownDay = () => addSeoulDays('2001-01-01', randomInt(6_000));

const devices = {
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
for (const [device, options] of Object.entries(devices)) {
  test(`a day is counted, signed and signed once more: ${device}`, async ({ openContext, stack }) => {
    const page = await (await openContext(options)).newPage();
    const till = new Till(page);
    const date = ownDay();
    await new Counter(page, stack).open(date);
    await page.getByRole('link', { name: 'Cash-up' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cash-up · ');
    await expect(till.section('Cash')).toContainText('Taken, 0 payments');
    await expectAccessible(page, `nothing counted, ${device}`);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await tooSmall(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    if (device === 'tablet')
      await atWidths(page, [1440], async () => {
        expect(await scrollsSideways(page)).toBe(false);
        expect(await cutOff(page)).toEqual([]);
      });

    await till.sign();
    await expect(till.counted('Cash')).toBeFocused();
    await expect(till.counted('Cash')).toHaveAccessibleDescription(/Please write a sum in won/);
    await till.float.fill('100000');
    await till.counted('Cash').fill('95,000');
    await expect(till.section('Cash')).toContainText('₩5,000 too little');
    await till.counted('Card terminal').fill('3000');
    await expect(till.section('Card terminal')).toContainText('₩3,000 too much');
    await expect(till.section('Transfer')).toContainText('Agrees');
    await till.sign();
    await expect(till.reason('Cash')).toHaveAccessibleDescription('Please say why it differs.');
    await expectAccessible(page, `counted without reasons, ${device}`);
    await till.reason('Cash').fill('Milk for the kitchen');
    await till.counted('Card terminal').fill('0');
    await expect(till.section('Cash')).toContainText('There should be₩100,000');
    await till.sign();
    await expect(till.toast('The day is signed.')).toBeVisible();
    const signed = till.signed(stack.logins.admin.username).first();
    await expect(signed).toContainText('₩95,000');
    await expect(signed).toContainText('₩5,000 too little');
    await expect(signed).toContainText('Milk for the kitchen');
    await expectAccessible(page, `signed, ${device}`);
    expect(await scrollsSideways(page)).toBe(false);

    const paper = await printedPaper(page);
    for (const words of ['₩95,000', '₩5,000 too little', 'Milk for the kitchen', 'Signature'])
      expect(paper.text).toContain(words);
    expect(paper.text).not.toContain('Count again');
    expect(paper.pages).toBe(1);

    await page.getByRole('button', { name: 'Count again' }).click();
    await expect(till.float).toHaveValue('100,000');
    await till.counted('Cash').fill('100000');
    await till.sign();
    const why = page.getByLabel('Why is the day signed once more?');
    await expect(why).toHaveAccessibleDescription('Please say why the day is signed once more.');
    await why.fill('A note was behind the drawer');
    await till.sign();
    await expect(till.signed(stack.logins.admin.username).first()).toContainText(
      'Correction 1: A note was behind the drawer',
    );
    await page.getByText('Signed before (1)').click();
    await expect(till.signed(stack.logins.admin.username)).toHaveCount(2);
    await expectAccessible(page, `corrected, ${device}`);
  });
}

test('notes and coins are counted one kind after the other', async ({ page, stack }) => {
  const till = new Till(page);
  await new Desk(page, stack).open();
  await till.goTo(ownDay());
  await page.getByText('Count notes and coins').click();
  await page.getByLabel(/₩50,000/).fill('2');
  await page.getByLabel(/₩1,000/).fill('3');
  await page.getByLabel(/₩10 /).fill('7');
  await expect(page.getByText('In the drawer: ₩103,070')).toBeVisible();
  await expect(till.counted('Cash')).toHaveValue('103,070');
  await expectAccessible(page, 'counting the drawer');
});

test('what is sold while somebody counts is told, and nothing is signed without it', async ({
  page,
  stack,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/admin\/cash-ups/);
  const till = new Till(page);
  const desk = new Desk(page, stack);
  const slot = await freeSlot(page, 'day');
  const today = seoulWallClock(new Date()).date;
  await desk.open();
  await till.goTo(today);
  await till.float.fill('0');
  for (const method of ['Cash', 'Card terminal', 'Transfer']) await till.countAsRecorded(method);
  await page.route(`**/api/admin/cash-ups/${today}`, async (route) => {
    if (route.request().method() === 'POST') {
      const sold = await page.request.post('/api/admin/walk-ins', {
        headers: { Origin: stack.urls.site },
        data: {
          ...{ studioId: 1, bookingDate: slot.date, bookingTime: slot.time, name: 'Sold Test' },
          ...{ selectedDrink: 'lemonade', totalPrice: 50_000, payment: { method: 'transfer' } },
        },
      });
      expect(sold.status(), await sold.text()).toBe(201);
    }
    await route.continue();
  });
  await till.sign();
  await expect(page.getByRole('alert')).toContainText('Something was recorded in the meantime');
  await expect(till.section('Transfer')).toContainText(/₩[\d,]+ too little/);
  await expect(till.counted('Transfer')).not.toHaveValue('');
  await expectAccessible(page, 'a signing that was refused');
});

test('what was recorded after the signature stands under it', async ({ page, stack }) => {
  const till = new Till(page);
  const date = ownDay();
  await new Desk(page, stack).open();
  await till.goTo(date);
  await till.counted('Cash').fill('0');
  await till.float.fill('0');
  await till.sign();
  await expect(till.signed(stack.logins.admin.username)).toBeVisible();
  // Nothing can be recorded on a day that has passed: the answer is changed on its way.
  await page.route(`**/api/admin/cash-ups/${date}`, async (route) => {
    const response = await route.fetch();
    const day = (await response.json()) as CashUpDay;
    const none = { taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } };
    const since = {
      ...{ cash: { ...none, taken: { count: 2, won: 100_000 } }, transfer: none, freeCount: 1 },
      'card-terminal': { ...none, givenBack: { count: 1, won: 50_000 } },
    };
    await route.fulfill({ response, json: { ...day, since } });
  });
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Recorded since it was signed' });
  await expect(notice.getByRole('listitem')).toHaveText([
    'Cash: taken +2, ₩100,000',
    'Card terminal: given back +1, −₩50,000',
    'Free: +1',
  ]);
  await expectAccessible(page, 'recorded since it was signed');
});

test('an account for the counter cashes up in Korean', async ({ page, stack, openContext }) => {
  await new Desk(page, stack).open();
  const username = `staff-${randomUUID().slice(0, 8)}`;
  const password = 'quiet harbour lantern';
  const added = await page.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { username, password, email: `${username}@example.com`, role: 'staff' },
  });
  expect(added.status(), await added.text()).toBeLessThan(300);
  const own = await (await openContext({ locale: 'ko-KR' })).newPage();
  await own.goto('/login');
  await own.getByLabel('아이디 또는 이메일').fill(username);
  await own.getByLabel('비밀번호').fill(password);
  await own.getByRole('button', { name: '로그인' }).click();
  await own.waitForURL('**/admin/day');
  await own.goto(`/admin/cash-up?date=${ownDay()}`);
  await own.getByLabel('오픈 시재').fill('50000');
  await own.getByLabel('서랍에 있는 현금').fill('40000');
  await expect(own.getByText('₩10,000 부족')).toBeVisible();
  await expectAccessible(own, 'counted, in Korean');
  await own.getByLabel('현금 차액 사유').fill('우유 구입');
  await own.getByRole('button', { name: `${username} 이름으로 정산 확정` }).click();
  await expect(own.getByRole('article').first()).toContainText('우유 구입');
  await expect(own.getByRole('article').first()).toContainText(`확정, ${username}`);
  await expect(own.getByRole('button', { name: '인쇄' })).toBeVisible();
});

test('a day to come cannot be signed yet', async ({ page, stack }) => {
  await new Desk(page, stack).signIn();
  await page.goto(`/admin/cash-up?date=${addSeoulDays(seoulWallClock(new Date()).date, 1)}`);
  await expect(page.getByText('This day has not come yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: /^Sign as/ })).toBeVisible();
});
