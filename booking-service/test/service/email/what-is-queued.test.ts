import { describe, expect, inject, it } from 'vitest';
import { clock, db, queue, queueConfirmation, useMailDesk, workerFor } from './mail-desk.ts';
import { inboxOf, outboxRow, storeBooking } from './outbox.ts';

useMailDesk();

describe('the way to their own page', () => {
  const textOf = async (id: string | null) =>
    (await db.query<{ text: string }>('SELECT text_body AS text FROM emails WHERE id = $1', [id])).rows[0]
      ?.text;
  const about = async (fields: Parameters<typeof storeBooking>[1]) => ({
    bookingIds: [(await storeBooking(db, fields)).id],
    now: clock.now(),
  });

  it('says what can be done there: what is still to come can be changed', async () => {
    const email = 'way-there@example.test';
    const confirmed = await about({ email });
    expect(await textOf(await db.transaction((trx) => queue.bookingConfirmed(trx, confirmed)))).toContain(
      'change song or drink, move or cancel.',
    );
    const cancelled = await textOf(await db.transaction((trx) => queue.bookingCancelled(trx, confirmed)));
    expect(cancelled).toContain('See how your booking stands, and what goes back.');
    // Klook moves and cancels, whatever the mail is about.
    const klook = await about({ klook: true, email });
    for (const id of await db.transaction(async (trx) => [
      await queue.klookCompleted(trx, klook),
      await queue.bookingMoved(trx, { ...klook, isByVisitor: false }),
    ]))
      expect(await textOf(id)).toContain('See your ticket, and change song or drink.');
  });
});

describe('caps and hostile values', () => {
  const complete = async (email: string, name = 'Sample Visitor') => {
    const booking = await storeBooking(db, { klook: true, email, name });
    return db.transaction((trx) => queue.klookCompleted(trx, { bookingIds: [booking.id], now: clock.now() }));
  };

  it('a stranger cannot flood an address with Klook completions; staff see what was held back', async () => {
    const email = 'flooded@example.test';
    const ids = [
      await complete(email),
      await complete(email),
      await complete(email),
      await complete(email.toUpperCase()),
    ];
    const rows = await Promise.all(ids.map((id) => outboxRow(db, id)));
    expect(rows.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued', 'failed']);
    expect(rows[3]?.last_error).toBe('Not sent: this address has had too many mails within an hour');
    const paid = await queueConfirmation({ email });
    expect((await outboxRow(db, paid.id)).state).toBe('queued');
    clock.advanceMinutes(61);
    expect((await outboxRow(db, await complete(email))).state).toBe('queued');
  });

  it('a name cannot add headers or markup', async () => {
    const email = 'hostile-name@example.test';
    await complete(email, 'Bcc: victim@example.test <script>x</script>');
    await workerFor(inject('smtpUrl')).runOnce();
    const [mail] = await inboxOf(email);
    expect(mail?.to).toEqual([email]);
    expect(mail?.headers.bcc).toBeUndefined();
    expect(mail?.html).not.toMatch(/script>|victim/);
  });

  it('the outbox refuses a subject or recipient with a line break, whoever wrote it', async () => {
    const insert = (subject: string, recipient: string) =>
      db.query(
        `INSERT INTO emails (id, kind, recipient, subject, html_body, text_body, message_id, next_try_at, created_at)
         VALUES (gen_random_uuid(), 'staff-message', $2, $1, '', '', gen_random_uuid(), now(), now())`,
        [subject, recipient],
      );
    await expect(insert('Hello\r\nBcc: victim@example.test', 'a@example.test')).rejects.toThrow(
      'emails_subject_check',
    );
    await expect(insert('Hello', 'a@example.test\r\nBcc: b@example.test')).rejects.toThrow(
      'emails_recipient_check',
    );
  });

  it('a recipient that looks like a list is one recipient, and refused', async () => {
    await queueConfirmation({ email: '"a, b"@example.test' });
    await workerFor(inject('smtpUrl')).runOnce();
    expect(await inboxOf('b@example.test')).toEqual([]);
  });
});

describe('a refund', () => {
  it('is reported with the amount and an apology', async () => {
    const booking = await storeBooking(db, { paid: false });
    await db.transaction((trx) =>
      queue.paymentRefunded(trx, {
        bookingIds: [booking.id],
        amountWon: 50_000,
        why: 'not-honoured',
        now: clock.now(),
      }),
    );
    await workerFor(inject('smtpUrl')).runOnce();
    const [mail] = await inboxOf(booking.email);
    expect(mail?.subject).toBe(`We are sorry: ₩50,000 is going back to you (booking #${booking.id})`);
    expect(mail?.attachments).toEqual([]);
  });
});
