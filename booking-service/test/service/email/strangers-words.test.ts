import { beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService({ environment: { LIMIT_KLOOK_COMPLETIONS_PER_ADDRESS_PER_HOUR: '3' } });
});

let bookings = 0;
/** A completion for somebody else's address, as a stranger would write it. */
async function complete(fields: object, address = `198.51.100.${(bookings += 1)}`) {
  const body = aKlookBooking({
    klookBookingId: `CONFIRM-AT-EVIL-${crypto.randomUUID()}`,
    email: `victim-${crypto.randomUUID()}@example.test`,
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=scam-scam-1',
    selectedAddons: [4],
    totalPrice: 300_000,
    lpDeliveryAddress: 'Call 010 1234 5678 to confirm',
    ...fields,
  });
  return service.post<{ id: string }>('/api/bookings', body, { 'X-Forwarded-For': address });
}
const mailAbout = async (id: string) =>
  (
    await service.db.query<{ subject: string; html: string; text: string }>(
      'SELECT subject, html_body AS html, text_body AS text FROM emails WHERE order_id = $1',
      [id],
    )
  ).rows;

describe('a mail that a stranger can cause for any address', () => {
  it('is not made with a link or an address for a name', async () => {
    for (const name of ['URGENT: confirm at https://evil.example', 'evil.example', 'me@evil.example']) {
      const reply = await complete({ name });
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        errors: [
          {
            path: 'name',
            message:
              'Please write only your name, without links or e-mail addresses, and a space after every full stop',
          },
        ],
      });
    }
  });

  it('greets with a plain name and says nothing else that the stranger wrote', async () => {
    const reply = await complete({ name: 'Mina Kim' });
    const [mail, ...more] = await mailAbout(reply.body.id);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Hello Mina Kim,');
    expect(JSON.stringify(mail)).not.toMatch(/evil|scam|010 1234/i);
  });

  it('greets without a name where the text is more than one', async () => {
    const reply = await complete({ name: 'URGENT: call 010 1234 5678' });
    expect(reply.status).toBe(201);
    const [mail] = await mailAbout(reply.body.id);
    expect(mail?.text).toContain('Hello,');
    expect(JSON.stringify(mail)).not.toMatch(/urgent|010 1234/i);
  });

  it('is not sent more often than so from one network, which may still book and pay', async () => {
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await complete({}, '203.0.113.200')).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const direct = await service.post('/api/bookings', aBooking(), { 'X-Forwarded-For': '203.0.113.200' });
    expect(direct.status).toBe(201);
  });
});
