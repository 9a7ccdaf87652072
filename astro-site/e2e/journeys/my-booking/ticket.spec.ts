import jsQR from 'jsqr';
import { dateTimeKst } from 'shared/time/display.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from '../../fixtures.ts';
import { OwnPage, paidBooking } from '../../support/own-page.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('the link from the mail opens the ticket, and is gone from the address at once', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id, link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
  expect(new URL(page.url()).hash).toBe('');
  await expect(own.ticket).toContainText('This time is yours.');
  await expect(own.ticket).toContainText(slot.time);
  await expect(own.ticket).toContainText(id);
  await expect(own.part('Payment')).toContainText('₩44,000');
  await expect(own.part('Coming to us')).toContainText('30 minutes early');
  await expect(own.part('If your plans change')).toContainText('Cancel free of charge until');

  // The session of this browser opens it from now on, without the link.
  await page.reload();
  await expect(own.ticket).toContainText(id);

  const file = await page.request.get('/api/my-booking/calendar.ics');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  const google = own.part('Into your calendar').getByRole('link', { name: /Google Calendar/ });
  const begins = instantInSeoul(slot.date, slot.time).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');
  expect(new URL((await google.getAttribute('href')) ?? '').searchParams.get('dates')).toContain(begins);
});

test('the code for the counter is the booking number, and can be made large', async ({
  page,
  mailbox,
  guestEmail,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { id, link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const own = new OwnPage(page);
  await own.open(link);
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
  expect(jsQR(Uint8ClampedArray.from(pixels), 290, 290)?.data).toBe(id);

  await own.press('Enlarge the QR code');
  await expect(own.dialog).toContainText(id);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Enlarge the QR code' })).toBeFocused();
});

test('somebody far away reads their own clock under the one in Seoul', async ({
  page,
  mailbox,
  guestEmail,
  openContext,
}) => {
  const slot = await freeSlot(page, 'evening', 5);
  const { link } = await paidBooking(page, mailbox, slot, guest(guestEmail));
  const away = await openContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const own = new OwnPage(await away.newPage());
  await own.open(link);
  await expect(own.ticket).toContainText('where you are (Eastern Time)');
  const near = await openContext({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });
  const other = new OwnPage(await near.newPage());
  await other.open(link);
  await expect(other.ticket).not.toContainText('where you are');
  expect(dateTimeKst(instantInSeoul(slot.date, slot.time))).toContain(slot.time);
});

test('the page is kept by nobody, and found by nobody who searches', async ({ page }) => {
  const { headers } = await page.request.get('/my-booking').then((answer) => ({ headers: answer.headers() }));
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('my-booking');
});
