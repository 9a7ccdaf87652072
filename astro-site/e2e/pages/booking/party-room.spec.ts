import { longSeoulDate } from 'shared/time/display.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openDay } from '../data/slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

// Where a party finds room, and what it is told where it finds none.

test('times show where all fit, and a chosen one that no longer does is taken back in words', async ({
  page,
}) => {
  const date = openDay();
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickSlot({ date, time: '21:40' });
  await wizard.pickPeople(2);
  await expect(wizard.times).toContainText('21:40 then 21:50 KST');
  await wizard.pickPeople(3);
  const sentence = '21:40 KST has no room for 3 in a row. Please choose another time.';
  await expect(wizard.times).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(wizard.times.getByRole('status')).toContainText(sentence);
  await expect(wizard.times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(wizard.timeKey('21:40')).toBeDisabled();
  await expect(wizard.timeKey('21:40')).toHaveAccessibleName('21:40 no room for 3');
  await expect(wizard.times).toContainText('A struck-out time has no room for 3 in a row.');
  await expectAccessible(page, 'a time that has become too short', { within: '#booking' });

  await wizard.pickPeople(4);
  await wizard.pickTime('21:20');
  await expect(page.getByText(sentence)).toHaveCount(0);
  await wizard.pickPeople(1);
  await expect(wizard.timeKey('21:20')).toBeChecked();
  await expect(wizard.timeKey('21:40')).toBeEnabled();
});

test('a day without room says so and leads to the nearest one that has', async ({ page }) => {
  const date = openDay();
  const nearest = addSeoulDays(date, -1);
  const asked: string[] = [];
  await page.route(/\/api\/timeslots\/.*people=4/, async (route) => {
    const day = /\d{4}-\d\d-\d\d/.exec(route.request().url())?.[0] ?? '';
    asked.push(day);
    await route.fulfill({ json: day === nearest ? ['15:00'] : [] });
  });
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickDate(date);
  await expect(wizard.times).toContainText('Select time');
  await wizard.pickPeople(4);
  await expect(wizard.times.getByRole('status').first()).toContainText(
    `No room for 4 in a row on ${longSeoulDate(date)}`,
  );
  const offer = wizard.times.getByRole('button', {
    name: `Go to ${longSeoulDate(nearest)}`,
  });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'a day without room for a party', { within: '#booking' });
  await offer.click();
  await expect(wizard.timeKey('15:00')).toBeEnabled();
  await expect(page.locator(`[data-date="${nearest}"]`)).toBeVisible();
  await expect(wizard.calendar.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(page.locator('[data-field="bookingTime"]')).toBeFocused();
  expect(asked.length).toBeLessThanOrEqual(4);
});

test('where no day around has room, that is said as well, after a bounded number of questions', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/api\/timeslots\/.*people=2/, async (route) => {
    asked += 1;
    await route.fulfill({ json: [] });
  });
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await wizard.pickPeople(2);
  await wizard.pickDate(openDay());
  await expect(wizard.times).toContainText('The days around it have no room either.');
  expect(asked).toBe(15);
});

test('a party whose time has gone is told which, and takes the nearest start with one press', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const date = openDay();
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'slot-taken',
        title: 'Taken',
        status: 409,
        detail: 'Somebody has just booked this time. Please choose another one.',
        goneTime: '15:10',
        nearestTime: '15:00',
      },
    }),
  );
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect({ date, time: '15:00' }, guest(guestEmail));
  await wizard.pickPeople(2);
  await wizard.fillCompanion('Second singer', 'Jisoo');
  await wizard.submit();
  await expect(wizard.times).toHaveAccessibleDescription(/15:10 KST: Somebody has just booked this time/);
  const offer = wizard.times.getByRole('button', { name: 'Take 15:00 instead' });
  await expect(wizard.times).toContainText('Select time');
  await offer.click();
  await expect(wizard.timeKey('15:00')).toBeChecked();
  await expect(wizard.timeKey('15:00')).toBeFocused();
  await expect(offer).toBeHidden();
  await expect(wizard.section('Second singer').getByLabel('Name', { exact: true })).toHaveValue('Jisoo');
});
