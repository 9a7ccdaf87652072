import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesLeft } from '../../../src/welcome/samples.ts';
import { roleSentence, tasksFor } from '../../../src/welcome/tasks.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

describe('the tasks on the dashboard', () => {
  it('offer prices and rules to managers alone', () => {
    const paths = (role: 'editor' | 'manager') => tasksFor(role).map(({ path }) => path);
    expect(paths('manager')).toContain('/globals/booking-rules');
    expect(paths('editor')).not.toContain('/globals/booking-rules');
    expect(roleSentence.editor.en).toContain('Prices and booking rules are a manager’s.');
  });
});

describe('what is still a sample', () => {
  let cms: TestCms;
  beforeAll(async () => {
    cms = await startCms();
  }, startTimeoutMs);
  afterAll(() => cms.close());
  const left = async () => (await samplesLeft(cms.payload)).map(({ what }) => what.en);

  it('is named after the first installation', async () => {
    expect(await left()).toEqual([
      'The phone number +82 2-0000-0000',
      'The e-mail address hello@sinsarecordcafe.example',
      'The e-mail address franchise@sinsarecordcafe.example for franchise enquiries',
      'The chat handle @sinsarecordcafe',
      'The business registration line in the footer',
      '3 customer quotes by sample guests',
    ]);
  });

  it('is gone once staff have put in their own', async () => {
    const { payload } = cms;
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        phone: '+82 2-1234-5678',
        email: 'hello@cafe.example.com',
        franchiseEmail: '',
        supportHandle: '@cafe',
        businessRegistration: 'Business registration 123-45-67890',
        _status: 'published',
      },
    });
    await payload.delete({ collection: 'testimonials', where: {} });
    expect(await left()).toEqual([]);
  });
});
