import { inflateSync } from 'node:zlib';
import decodeQr from 'qr/decode.js';
import { locales } from 'shared/languages/localized-text.ts';
import { expect, test } from 'vitest';
import { codePictures } from '../../../src/email/code-picture.usecase.ts';
import { bookingConfirmed } from '../../../src/email/documents/booking-confirmed.ts';
import { renderHtml } from '../../../src/email/documents/render-html.ts';
import { renderText } from '../../../src/email/documents/render-text.ts';
import { mailFacts } from '../../service/email/mail-facts.ts';

/** What a scanner reads from a PNG of one bit a pixel, whose pixels are in one piece. */
function scanned(png: Buffer): string {
  const size = png.readUInt32BE(16);
  const lines = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  const width = 1 + Math.ceil(size / 8);
  const data = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [at % size, Math.floor(at / size)];
    const byte = lines[y * width + 1 + (x >> 3)] ?? 0;
    const grey = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    return [grey, grey, grey, 255];
  });
  return decodeQr({ width: size, height: size, data: Uint8Array.from(data.flat()) });
}

test.each(locales)('a confirmation shows the code of its number, which a scanner reads (%s)', (locale) => {
  const mail = bookingConfirmed(mailFacts({ locale }));
  const [code, ...more] = codePictures(renderHtml(mail));
  if (!code) throw new Error('no picture');
  expect(more).toEqual([]);
  expect(scanned(code.content)).toBe(mail.ticket.number.value);
});

test('what the guest needs first leads, in both drawings; the receipt comes last', () => {
  const ownPage = { label: 'Open my booking', href: 'https://site.test/my-booking', note: 'Yours alone' };
  const mail = { ...bookingConfirmed(mailFacts({})), ownPage };
  const inOrder = [
    ...['Open my booking', 'Add to Google Calendar', 'Show the cafe on the map'],
    ...['at the counter.', 'View the receipt'],
  ];
  for (const drawn of [renderHtml(mail), renderText(mail)]) {
    const places = inOrder.map((words) => drawn.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
