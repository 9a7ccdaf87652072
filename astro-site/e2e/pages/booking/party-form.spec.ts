import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openDay } from '../data/slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

const ticketOf = (page: Page) => page.getByRole('complementary', { name: 'Your ticket' });

test('one person is asked how many sing, and nothing else; a Klook reservation is for one', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('1');
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add another singer' })).toBeHidden();
  await wizard.pickPeople(2);
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await wizard.choose('klook');
  await expect(wizard.people).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(1);
});

test('the total and its parts follow every singer, each with the price of their own session', async ({
  page,
}) => {
  const date = openDay();
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickPeople(3);
  await wizard.pickSlot({ date, time: '12:40' });
  const total = page.getByRole('status').filter({ hasText: /^Total/ });
  await expect(total).toHaveText('Total ₩130,000');
  await wizard.section('You and your song').getByLabel('Name', { exact: true }).fill('Mina');
  await wizard.pickDrink('Coffee', 'Iced');
  await wizard.fillCompanion('Second singer', 'Jisoo');
  const second = wizard.section('Second singer');
  await expect(second).toContainText('Sings at 12:50 KST.');
  await second.getByText('Add-ons', { exact: true }).click();
  await second.getByRole('checkbox', { name: /^Full Track Mixing/ }).check();
  await expect(second.getByText('Add-ons (1 chosen)')).toBeVisible();
  await expect(total).toHaveText('Total ₩230,000');
  await expect(page.getByText('₩230,000', { exact: true })).toBeInViewport();
  const ticket = ticketOf(page);
  for (const text of [
    ...['Admit three', '3 × 10 minutes', '12:40 Mina', 'Coffee (iced)₩40,000'],
    ...['12:50 Jisoo', 'Iced Tea₩40,000', 'Full Track Mixing₩100,000', '13:00 Third singer', '₩50,000'],
  ])
    await expect(ticket).toContainText(text);
});

test('when a singer is added or removed the others keep what was typed, and so does a reload', async ({
  page,
}) => {
  const wizard = new Wizard(page);
  await wizard.openDirect();
  const nameOf = (part: string) => wizard.section(part).getByLabel('Name', { exact: true });
  await wizard.pickPeople(4);
  for (const [part, name] of [
    ['Second singer', 'Jisoo'],
    ['Third singer', 'Hana'],
    ['Fourth singer', 'Bora'],
  ] as const)
    await wizard.fillCompanion(part, name);
  await wizard
    .section('Third singer')
    .getByRole('radio', { name: /^Lemonade/ })
    .check();

  await page.getByRole('button', { name: 'Remove Second singer' }).click();
  await expect(page.getByRole('group', { name: 'Those who sing with you' })).toBeFocused();
  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('3');
  await expect(nameOf('Second singer')).toHaveValue('Hana');
  await expect(wizard.section('Second singer').getByRole('radio', { name: /^Lemonade/ })).toBeChecked();
  await expect(nameOf('Third singer')).toHaveValue('Bora');
  await expect(wizard.section('Third singer').getByRole('radio', { name: /^Iced Tea/ })).toBeChecked();
  await expect(wizard.section('Fourth singer')).toBeHidden();

  // The form is open again after a reload.
  await page.reload();
  await expect(nameOf('Third singer')).toHaveValue('Bora');
  await page.getByRole('button', { name: 'Add another singer' }).click();
  await expect(nameOf('Fourth singer')).toBeFocused();
  await expect(nameOf('Fourth singer')).toHaveValue('Jisoo');
  await wizard.pickPeople(2);
  await wizard.pickPeople(3);
  await expect(nameOf('Third singer')).toHaveValue('Bora');
});

test('by keyboard a party is chosen, filled in, made smaller, and led to what is missing', async ({
  page,
  guestEmail,
}) => {
  const wizard = new Wizard(page);
  await wizard.openDirect();
  const date = openDay();
  await wizard.people.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await wizard.pickSlot({ date, time: '15:00' });
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails(guest(guestEmail));
  const second = wizard.section('Second singer');
  await second.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Jisoo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const fold = second.getByText('Add-ons', { exact: true });
  await expect(fold).toBeFocused();
  await page.keyboard.press('Enter');
  await second.getByRole('checkbox', { name: /^LP Record/ }).focus();
  await page.keyboard.press('Space');
  await expect(second.getByLabel('LP delivery address')).toBeVisible();
  // Folded away again, and opened where something in it is missing.
  await second.locator('summary').press('Enter');
  await expect(second.getByLabel('LP delivery address')).toBeHidden();
  await page.getByRole('button', { name: 'Remove Third singer' }).press('Enter');
  await wizard.submitButton.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'answers need your attention' })).toContainText(
    '2 answers need your attention. First: Please choose hot or iced',
  );
  await second.getByRole('radio', { name: 'Hot', exact: true }).check();
  await wizard.submitButton.press('Enter');
  await expect(second.getByLabel('LP delivery address')).toBeFocused();
  await expect(second.getByLabel('LP delivery address')).toHaveAccessibleDescription(
    /LP delivery address is required for LP Record Production/,
  );
});

test('what the service refuses of a companion stands at that singer, and has the focus', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/bookings/);
  const date = openDay();
  const errors = [{ path: 'companions.1.name', message: 'Please write only your name' }];
  let sent: { companions?: { name: string }[]; totalPrice?: number; people?: number } = {};
  await page.route('**/api/bookings', async (route) => {
    sent = route.request().postDataJSON() as typeof sent;
    await route.fulfill({
      status: 400,
      contentType: 'application/problem+json',
      json: { type: 'validation-failed', title: 'Not in order', status: 400, detail: 'No.', errors },
    });
  });
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect({ date, time: '15:00' }, guest(guestEmail));
  await wizard.pickPeople(3);
  await wizard.fillCompanion('Second singer', 'Jisoo');
  await wizard.fillCompanion('Third singer', 'Hana');
  await wizard.submit();
  const name = wizard.section('Third singer').getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please write only your name');
  expect(sent.companions?.map((companion) => companion.name)).toEqual(['Jisoo', 'Hana']);
  expect(sent).toMatchObject({ totalPrice: 150_000 });
  expect(sent).not.toHaveProperty('people');
});
