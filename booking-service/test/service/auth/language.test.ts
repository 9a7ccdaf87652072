import { expect, it } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';

it('the language of the admin area is the account’s: chosen once, known to every browser that signs in', async () => {
  const service = await startTestService();
  const browser = await signedInBrowser(service.url, service.db, 'staff');
  const language = async () =>
    (await browser.send<{ language: string }>('GET', '/api/auth/user')).body.language;
  expect(await language()).toBeNull();
  expect((await browser.send('PUT', '/api/auth/language', { language: 'ko' })).status).toBe(204);
  expect(await language()).toBe('ko');
  const refused = await browser.send<{ errors: unknown }>('PUT', '/api/auth/language', { language: 'fr' });
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual([{ path: 'language', message: 'Please choose en or ko' }]);
  expect(await language()).toBe('ko');
});
