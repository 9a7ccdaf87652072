import { randomUUID } from 'node:crypto';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { describe, expect, test } from 'vitest';
import { freshAddress, inboxOf } from '../email/outbox.ts';
import { aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();

/** A Klook completion, whose mail goes out at once. */
async function complete(fields: Record<string, unknown>, headers: Record<string, string> = {}) {
  const email = freshAddress();
  const body = aKlookBooking({ email, klookBookingId: `LANG-${randomUUID()}`, ...fields });
  const answer = await service.post<BookingCreated & Problem>('/api/bookings', body, headers);
  return { email, answer };
}

/** Subject and HTML language of the visitor's first mail, from the mailbox. */
async function mailOf(email: string) {
  await service.service.deps.emailWorker.runOnce();
  const [mail] = await inboxOf(email);
  return { subject: mail?.subject, lang: /<html lang="(\w+)"/.exec(mail?.html ?? '')?.[1] };
}

describe('mails are written in the language', () => {
  test.each([
    ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko', '클룩 예약이 접수되었습니다'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh', 'Klook'],
    ['ja-JP,ja;q=0.9,en-US;q=0.8', 'ja', 'Klookのご予約を受け付けました'],
    ['en-GB,en;q=0.9,ko;q=0.1', 'en', 'Klook booking received'],
    ['fr-FR,zh;q=0.5,ko;q=0.7', 'ko', '클룩'],
    ['fr-FR', 'en', 'Klook booking received'],
    ['*', 'en', 'Klook booking received'],
    ['nothing, sensible; q=oops', 'en', 'Klook booking received'],
  ])('of the browser: %s', async (header, lang, subject) => {
    const { email, answer } = await complete({}, { 'Accept-Language': header });
    expect(answer.status).toBe(201);
    const mail = await mailOf(email);
    expect(mail.lang).toBe(lang);
    expect(mail.subject).toContain(subject);
  });

  test('that the visitor chose, whatever the browser prefers', async () => {
    const { email } = await complete({ locale: 'zh' }, { 'Accept-Language': 'ko' });
    expect(await mailOf(email)).toMatchObject({ lang: 'zh' });
  });

  test('of the browser where the choice is empty', async () => {
    const { email } = await complete({ locale: '' }, { 'Accept-Language': 'ko' });
    expect(await mailOf(email)).toMatchObject({ lang: 'ko' });
  });
});

test('a language that mails are not written in is refused as a choice', async () => {
  const { answer } = await complete({ locale: 'fr' });
  expect(answer.body).toMatchObject({
    type: 'validation-failed',
    errors: [{ path: 'locale', code: 'locale-missing', message: 'Please choose en, ko, zh or ja' }],
  });
});

test('a repeat from a browser that is set to another language is the same booking', async () => {
  const key = `LANG-${randomUUID()}`;
  const email = freshAddress();
  const body = aKlookBooking({ email, klookBookingId: key });
  const send = (language: string) =>
    service.post<BookingCreated>('/api/bookings', body, {
      'Idempotency-Key': key,
      'Accept-Language': language,
    });
  const first = await send('ko');
  expect(await send('zh')).toMatchObject({ status: 201, body: first.body });
  expect(await mailOf(email)).toMatchObject({ lang: 'ko' });
});

describe('add-ons are named', () => {
  const ordered = { locale: 'ko', selectedAddons: [1], totalPrice: 100_000 };
  async function textTo(email: string): Promise<string> {
    const { rows } = await service.db.query<{ text: string }>(
      'SELECT text_body AS text FROM emails WHERE recipient = $1',
      [email],
    );
    return rows[0]?.text ?? '';
  }

  test('in the language of the mail', async () => {
    const { email } = await complete(ordered);
    expect(await textTo(email)).toContain('풀 트랙 믹싱: ₩100,000');
  });
});
