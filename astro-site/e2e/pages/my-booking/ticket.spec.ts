import decodeQR from 'qr/decode.js';
import { longSeoulDate } from 'shared/time/display.ts';
import { OwnPage } from '../../support/own-page.ts';
import {
  heldBooking,
  klookBooking,
  opensOwnPage,
  ownBooking,
  ownLink,
  ownSinger,
  secondSinger,
} from '../data/own-booking.ts';
import { ofOne, playCardWindow, takesPayments } from '../data/payment.ts';
import { openDay } from '../data/slot.ts';
import { expect, test } from '../fixtures.ts';

test('the code for the counter is the booking number, and can be made large', async ({ page, api }) => {
  const view = ownBooking();
  opensOwnPage(api, view);
  const own = new OwnPage(page);
  await own.open(ownLink);
  expect(new URL(page.url()).hash).toBe('');
  const { id } = view;
  const code = own.ticket.getByRole('img', { name: `QR code of booking number ${id}`, includeHidden: true });
  const pixels = await code.evaluate(async (svg) => {
    const picture = new Image();
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', '290');
    copy.setAttribute('height', '290');
    copy.setAttribute('style', 'background: #fff');
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 290;
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    return Array.from(drawing?.getImageData(0, 0, 290, 290).data ?? []);
  });
  expect(decodeQR({ width: 290, height: 290, data: Uint8Array.from(pixels) })).toBe(id);

  await own.press('Enlarge the QR code');
  await expect(own.dialog).toContainText(id);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge the QR code' })).toBeFocused();
});

test('a Klook booking changes its drink here, and its guest reads that Klook moves and cancels it', async ({
  page,
  api,
}) => {
  opensOwnPage(api, klookBooking());
  api.on('PATCH /api/my-booking/bookings/:id', {
    json: klookBooking({ selectedDrink: 'iced-tea', version: 2 }),
  });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await expect(own.ticket).toContainText('At the time that you chose on Klook');
  await expect(own.ticket).toContainText('KLK-123456789');
  const policy = own.part('If your plans change');
  await expect(policy).toContainText('You bought this session on Klook');
  await expect(policy.getByRole('link', { name: /Open Klook/ })).toHaveAttribute(
    'href',
    'https://www.klook.com/',
  );
  await expect(page.getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeHidden();
  await own.press('Change song, drink or name');
  await own.dialog.getByLabel('Drink', { exact: true }).selectOption('Iced Tea');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.ticket).toContainText('Iced Tea');
  expect(api.requests('PATCH /api/my-booking/bookings/:id').at(0)?.postDataJSON()).toMatchObject({
    selectedDrink: 'iced-tea',
  });
});

test('a held session is paid from the page', async ({ page, api }) => {
  const view = heldBooking();
  opensOwnPage(api, view);
  takesPayments(api, ofOne());
  await playCardWindow(page);
  const own = new OwnPage(page);
  await own.open(ownLink);
  await expect(own.ticket).toContainText('Held for you until');
  await own.press('Pay ₩44,000 now');
  // The payment page tells of it what it tells after the form.
  const main = page.getByRole('main');
  for (const text of [
    longSeoulDate(openDay()),
    'Green Tea',
    'Session₩50,000',
    'SPRING',
    '−₩6,000',
    'Total₩44,000',
  ])
    await expect(main).toContainText(text);
  expect(api.requests('POST /api/payments/initialize')[0]?.postDataJSON()).toEqual({
    bookingId: view.id,
    amount: 44_000,
    customerName: 'Mina Test',
    customerEmail: view.email,
  });
});

test('the ticket of four is one page of paper: black on white, with its code, without buttons and addresses', async ({
  page,
  api,
}) => {
  const lpDeliveryAddress = '1 Test Street, Test Town\nSeoul 06000';
  const singers = [2, 3, 4].map((place) =>
    secondSinger({
      id: `${place}B4NZ0RY3C`,
      place,
      name: `Singer ${place}`,
      needsAddress: true,
      lpDeliveryAddress,
    }),
  );
  opensOwnPage(api, ownBooking({ singers: [ownSinger(), ...singers] }));
  const own = new OwnPage(page);
  await own.open(ownLink);
  await page.emulateMedia({ media: 'print' });
  await expect(own.ticket).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(own.ticket).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(own.ticket.getByRole('img', { name: /QR code/, includeHidden: true })).toBeVisible();
  await expect(own.ticket).toContainText('Singer 4');
  await expect(own.part('Coming to us')).toBeVisible();
  for (const heading of ['Into your calendar', 'Payment', 'If your plans change'])
    await expect(page.getByRole('heading', { name: heading })).toBeHidden();
  const addresses = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(addresses.filter((content) => content.includes('http'))).toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
