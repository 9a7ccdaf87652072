import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutLinks } from '../../../src/personal-links/personal-links.ts';
import { MORNING } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

describe('writing to the visitor', () => {
  const write = (id: string, body: unknown) =>
    desk.admin.send<{ success?: boolean; emailId?: string; errors?: { message: string }[] }>(
      'POST',
      `/api/admin/bookings/${id}/send-email`,
      body,
    );

  it('queues the mail as written, about the booking, and shows it on the card', async () => {
    const id = await desk.bookDirect();
    const reply = await write(id, { subject: ' Your song ', message: 'Hello,\n\nit is ready.' });
    expect([reply.status, reply.body.success]).toEqual([202, true]);
    const [mail] = await desk.mailsAbout(id);
    expect(mail).toMatchObject({
      kind: 'staff-message',
      subject: 'Your song',
      recipient: 'visitor@example.test',
    });
    expect(mail?.text_body).toContain('it is ready.');
    expect((await desk.read(id)).lastEmail).toMatchObject({
      id: reply.body.emailId,
      subject: 'Your song',
      state: 'queued',
    });
  });

  it('can be sent again, as a mail of its own', async () => {
    const id = await desk.bookDirect();
    const { body } = await write(id, { subject: 'Once', message: 'and again' });
    const again = await desk.admin.send<{ emailId: string }>(
      'POST',
      `/api/admin/emails/${body.emailId}/resend`,
    );
    expect(again.status).toBe(202);
    const { rows } = await desk.service.db.query<{ message_id: string; subject: string }>(
      'SELECT message_id, subject FROM emails WHERE order_id = $1',
      [id],
    );
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
    expect(rows.map(({ subject }) => subject)).toEqual(['Once', 'Once']);
    for (const unknown of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect((await desk.admin.send('POST', `/api/admin/emails/${unknown}/resend`)).status).toBe(404);
    }
  });

  it('takes line breaks, and refuses what cannot be seen nor stored', async () => {
    const id = await desk.bookDirect();
    expect((await write(id, { subject: 'Lines', message: 'One\r\n\tand another' })).status).toBe(202);
    for (const unseen of ['Hello\u0000', 'Half a pair: \ud83d']) {
      const refused = await write(id, { subject: 'Zero', message: unseen });
      expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
        400,
        'Please remove invisible characters; line breaks are fine',
      ]);
    }
    expect((await write(id, { subject: 'Half a pair: \ud83d', message: 'Hello' })).status).toBe(400);
    expect((await write(id, { subject: 'A whole one: \u{1f3a4}', message: 'Hello \u{1f3a4}' })).status).toBe(
      202,
    );
  });

  it('is shown before, exactly as it will be sent, and nothing is stored by looking', async () => {
    const id = await desk.bookDirect({ locale: 'ko' });
    const message = { subject: 'Your song', message: '<b>Hello</b>,\n\nit is ready.' };
    const preview = await desk.admin.send<{ html: string; text: string; subject: string }>(
      'POST',
      `/api/admin/bookings/${id}/email-preview`,
      message,
    );
    expect(preview.status).toBe(200);
    expect(preview.body.subject).toBe('Your song');
    expect(preview.body.html).toContain('<html lang="ko">');
    expect(preview.body.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(await desk.mailsAbout(id)).toEqual([]);
    await write(id, message);
    const [mail] = await desk.mailsAbout(id);
    // But for the link to the visitor's own page, which only the copy that leaves has.
    const { html_body: html = '', text_body: text = '' } = mail ?? {};
    expect(withoutLinks(html)).toBe(preview.body.html);
    expect(withoutLinks(text)).toBe(preview.body.text);
    const unknown = '/api/admin/bookings/0000000000/email-preview';
    expect((await desk.admin.send('POST', unknown, message)).status).toBe(404);
  });

  it('is in another language from the box to the footer when staff want it, the visitor’s own otherwise', async () => {
    const id = await desk.bookDirect({ locale: 'ko' });
    const message = { subject: 'Your song', message: 'It is ready.', locale: 'en' };
    const preview = await desk.admin.send<{ html: string }>(
      'POST',
      `/api/admin/bookings/${id}/email-preview`,
      message,
    );
    await write(id, message);
    const [english] = await desk.mailsAbout(id);
    expect(withoutLinks(english?.html_body ?? '')).toBe(preview.body.html);
    expect(english?.html_body).toContain('<html lang="en">');
    for (const part of ['Booking number', 'Friday 3 July 2026', 'Sinsa Record Cafe', 'E-mail: '])
      expect(english?.text_body).toContain(part);
    expect(english?.text_body).not.toMatch(/[가-힣]/);
    desk.service.clock.advanceMinutes(1);
    await write(id, { subject: '녹음', message: '완성되었습니다.' });
    expect((await desk.mailsAbout(id))[1]?.html_body).toContain('<html lang="ko">');
    expect((await write(id, { ...message, locale: 'fr' })).status).toBe(400);
  });

  it.each([
    [{ subject: '', message: 'x' }, 400],
    [{ subject: 'x', message: '  \n ' }, 400],
    [{ subject: 'x' }, 400],
    [{ subject: 'Hello\r\nBcc: victim@example.test', message: 'x' }, 400],
    [{ subject: 'x'.repeat(151), message: 'x' }, 400],
    [{ subject: 'x', message: 'x'.repeat(10_001) }, 400],
    [{ subject: 'x', message: 'x'.repeat(100_000) }, 413],
  ])('refuses case %#', async (body, status) => {
    const id = await desk.bookDirect();
    expect((await write(id, body)).status).toBe(status);
    expect(await desk.mailsAbout(id)).toEqual([]);
  });
});
