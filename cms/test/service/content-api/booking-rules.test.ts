import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let manager: SessionHeaders;
beforeAll(async () => {
  cms = await startCms();
  manager = await cms.signIn(await cms.user('manager'));
}, startTimeoutMs);
afterAll(() => cms.close());

const publish = (data: object) =>
  cms.request('/api/globals/booking-rules', {
    method: 'POST',
    body: JSON.stringify({ ...data, _status: 'published' }),
    headers: { 'content-type': 'application/json', ...manager },
  });

const keptDays = async () =>
  catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json()).rules.recordingKeepDays;

describe('how long recordings are kept', () => {
  it('is the booking service’s as soon as a manager has published it', async () => {
    expect(await keptDays()).toBe(30);
    expect((await publish({ recordingKeepDays: 60 })).status).toBe(200);
    expect(await keptDays()).toBe(60);
  });

  it('is a week at least and a year at most, and says so beside the field', async () => {
    for (const recordingKeepDays of [6, 366, 14.5]) {
      const refused = await publish({ recordingKeepDays });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain(
        'The days to keep recordings must be a whole number from 7 to 365.',
      );
    }
    expect(await keptDays()).toBe(60);
  });
});
