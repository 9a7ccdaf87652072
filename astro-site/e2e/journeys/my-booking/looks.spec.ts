import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { cutOff, scrollsSideways, sticksOut, tooSmall } from '../../support/fit.ts';
import { OwnPage, paidBooking } from '../../support/own-page.ts';
import { handedOver, vocals, withBacking } from '../../support/recordings.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { deviceWidths, windowOf } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

const longName = 'Alexandra Konstantinopoulou-Wolfeschlegelsteinhausen';

async function isFitToUse(page: Page, state: string): Promise<void> {
  for (const width of deviceWidths) {
    await page.setViewportSize(windowOf(width));
    const at = `${state} at ${width} px`;
    expect(await scrollsSideways(page), at).toBe(false);
    expect(await sticksOut(page, 'words'), at).toEqual([]);
    expect(await cutOff(page), at).toEqual([]);
    expect(await tooSmall(page), at).toEqual([]);
    await expectAccessible(page, at);
  }
}

test('the page and all its dialogs can be read and used at every width', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  // Six states at three widths, each looked at in four ways.
  test.slow();
  const slot = await freeSlot(page, 'evening', 5, 2);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail), [
    { name: longName, selectedAddons: [1] },
  ]);
  const own = new OwnPage(page);
  await own.open(link);
  await isFitToUse(page, 'the ticket of two');
  const dialogs = [
    'Change song, drink or name',
    'Move to another time',
    'Cancel the booking',
    'Change the e-mail address',
    'Enlarge the QR code',
  ];
  for (const name of dialogs) {
    await own.press(name);
    await expect(own.dialog).toBeVisible();
    await expect(own.dialog.getByText(/Loading|Working out/)).toHaveCount(0);
    await isFitToUse(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});

test('with the keyboard alone a session is moved, and the focus comes back', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  await expect(page.getByRole('heading', { name: 'My booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Move to another time' }).focus();
  await page.keyboard.press('Enter');
  const chosenDay = own.dialog.locator(`[data-date="${slot.date}"]`);
  await expect(own.dialog.getByRole('radio').first()).toBeVisible();
  await chosenDay.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const time = await own.dialog.getByRole('radio', { checked: true }).getAttribute('value');
  await own.dialog.getByRole('button', { name: /^Move to / }).focus();
  await page.keyboard.press('Enter');
  await expect(own.ticket).toContainText(`${time ?? ''}KST`);
  await expect(own.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeFocused();
});

test('whoever gets mails in Korean reads the page in Korean, whatever the browser speaks', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const korean = { ...guest(guestEmail), locale: 'ko' as const };
  const { link } = await paidBooking(page, mailbox, slot, korean, [], '확정');
  const own = new OwnPage(page);
  await own.open(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveTitle(/^내 예약 · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 예약');
  await expect(own.part('일정이 바뀌었다면')).toContainText(
    /\d+월 \d+일 \([일월화수목금토]\) \d\d:\d\d\sKST까지 취소/,
  );
  await isFitToUse(page, 'in Korean');
  await own.press('노래, 음료, 이름 변경');
  await own.dialog.getByLabel('이름', { exact: true }).fill('');
  await own.dialog.getByRole('button', { name: '저장' }).click();
  await expect(own.dialog).toContainText('이름을 입력해 주세요');
});

test('recordings can be read and used at every width, and so can what is asked before they are deleted', async ({
  page,
  stack,
  mailbox,
  guestEmail,
}) => {
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail, [vocals(), withBacking()], {
    name: longName,
  });
  const own = new OwnPage(page);
  await own.open(link);
  await expect(page.locator('canvas').first()).toBeVisible();
  await isFitToUse(page, 'recordings');
  await page.getByRole('checkbox', { name: 'Share by a link' }).check();
  await expect(page.getByLabel('Link to pass on')).toBeVisible();
  await isFitToUse(page, 'shared');
  for (const name of ['Delete: Vocals', 'Delete all now']) {
    await own.press(name);
    await expect(own.dialog).toBeVisible();
    await isFitToUse(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
});
