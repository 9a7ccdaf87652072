import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let editor: SessionHeaders;

beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn(await cms.user('editor'));
}, startTimeoutMs);
afterAll(() => cms.close());

const save = (data: object, query = '') =>
  cms.request(`/api/globals/session-mails${query}`, {
    method: 'POST',
    body: JSON.stringify({ _status: 'published', ...data }),
    headers: { 'content-type': 'application/json', ...editor },
  });

const published = async () =>
  catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json()).sessionMails;

/** The sentences beside the fields of a save that was refused. */
async function refused(data: object): Promise<string[]> {
  const response = await save(data);
  expect(response.status).toBe(400);
  const { errors } = (await response.json()) as {
    errors: { data: { errors: { path: string; message: string }[] } }[];
  };
  return errors.flatMap(({ data: { errors: of } }) => of.map(({ path, message }) => `${path}: ${message}`));
}

describe('mails around a session', () => {
  it('begin with the words of every language, the reminder on and the question off', async () => {
    const mails = await published();
    expect(mails).toEqual(initialSessionMails);
    for (const words of [mails?.reminder.text, mails?.followUp.heading])
      for (const locale of locales) expect(words?.[locale]).toMatch(/\S/);
  });

  it('are the booking service’s as soon as an editor has published them, with figures of the rules filled in', async () => {
    const before = await cms.version();
    const reminder = { hoursBefore: 48, text: 'Come {cafeMinutes} minutes early.\n\nBring a friend.' };
    const followUp = { isOn: true, url: 'https://reviews.example.test/cafe' };
    expect((await save({ reminder, followUp })).status).toBe(200);
    expect(await cms.version()).toBe(before + 1);
    const mails = await published();
    expect(mails?.reminder).toMatchObject({
      isOn: true,
      hoursBefore: 48,
      text: {
        en: 'Come 30 minutes early.\n\nBring a friend.',
        ko: initialSessionMails.reminder.text.ko,
      },
    });
    expect(mails?.followUp).toMatchObject(followUp);
  });

  it('stay as they are while a draft is written', async () => {
    const before = await published();
    const draft = { reminder: { hoursBefore: 2 }, _status: 'draft' };
    expect((await save(draft, '?draft=true')).status).toBe(200);
    expect(await published()).toEqual(before);
  });

  it.each([0, 73, 1.5])('are refused %s hours before', async (hoursBefore) => {
    expect(await refused({ reminder: { hoursBefore } })).toEqual([
      'reminder.hoursBefore: The time before the session must be a whole number from 1 to 72.',
    ]);
  });

  it('are refused without English words, with a link that is none, and with braces that say nothing', async () => {
    expect(await refused({ reminder: { heading: ' ' } })).toEqual([
      'reminder.heading: Write the English text: the other languages fall back to it.',
    ]);
    expect(await refused({ followUp: { url: 'reviews.example.test' } })).toEqual([
      'followUp.url: Write the whole address, starting with https://.',
    ]);
    expect((await refused({ followUp: { text: 'Hello {name}' } }))[0]).toContain(
      'followUp.text: "{name}" stands for nothing.',
    );
  });
});
