import type { Payload, TaskConfig } from 'payload';

/** A mail to somebody with an account. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** As a job, so that a mail server that is down for a while costs nobody a mail. It is tried for about two hours. */
export const sendMailTask: TaskConfig<{ input: Mail; output: object }> = {
  slug: 'sendMail',
  retries: { attempts: 9, backoff: { type: 'exponential', delay: 15_000 } },
  inputSchema: [
    { name: 'to', type: 'email', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
  ],
  handler: async ({ input, req }) => {
    const { to, subject, text } = input;
    await req.payload.sendEmail({
      // As an object, which is never parsed as a list.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { output: {} };
  },
};

/** Keeps the mail and tries once at once; the schedule of `payload.config.ts` does the rest. Nobody has to wait for it. */
export async function sendMail(payload: Payload, input: Mail): Promise<void> {
  const { id } = await payload.jobs.queue({ task: 'sendMail', input });
  await payload.jobs.runByID({ id, silent: true });
}
