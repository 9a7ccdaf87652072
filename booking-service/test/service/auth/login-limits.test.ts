import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAddress, openBrowser, storeAccount } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  service.clock.set(MORNING);
  await service.db.query('DELETE FROM limit_counters');
});

describe('tries to sign in', () => {
  it('are refused after ten wrong ones at one account, from wherever they come, and again after a while allowed', async () => {
    const user = await storeAccount(service.db);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await openBrowser(service.url).signIn(user.username, 'guess')).status).toBe(401);
    }
    const refused = await openBrowser(service.url).signIn(user.username.toUpperCase());
    // Until one of the ten no longer counts, a tenth into the next quarter of an hour.
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '990']);
    service.clock.advanceMinutes(16);
    expect((await openBrowser(service.url).signIn(user.username)).status).toBe(429);
    service.clock.advanceMinutes(0.5);
    expect((await openBrowser(service.url).signIn(user.username)).status).toBe(200);
  });

  it('do not tell by the limit which user name and which e-mail address belong together', async () => {
    const user = await storeAccount(service.db);
    for (let guess = 0; guess < 11; guess += 1) {
      await openBrowser(service.url).signIn(user.username, 'guess');
    }
    for (const login of [user.email, 'nobody@example.test']) {
      expect((await openBrowser(service.url).signIn(login, 'guess')).status).toBe(401);
    }
  });

  it('are refused after thirty wrong ones from one address, at whatever accounts', async () => {
    const address = newAddress();
    for (let guess = 0; guess < 30; guess += 1) {
      expect((await openBrowser(service.url, address).signIn(`nobody-${guess}`, 'guess')).status).toBe(401);
    }
    expect((await openBrowser(service.url, address).signIn('nobody-else', 'guess')).status).toBe(429);
    expect((await openBrowser(service.url).signIn('nobody-else', 'guess')).status).toBe(401);
  });

  it('with the right password do not count', async () => {
    const user = await storeAccount(service.db);
    const address = newAddress();
    for (let login = 0; login < 35; login += 1) {
      expect((await openBrowser(service.url, address).signIn(user.username)).status).toBe(200);
    }
  });

  it('from a browser that has signed in before have a limit of their own', async () => {
    const user = await storeAccount(service.db);
    const browser = openBrowser(service.url);
    await browser.signIn(user.username);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await browser.signIn(user.username, 'guess')).status).toBe(401);
    expect((await browser.signIn(user.username)).status).toBe(429);
    expect((await openBrowser(service.url).signIn(user.username)).status).toBe(200);
  });

  it('with a device cookie of another account are those of a stranger', async () => {
    const [mine, theirs] = [await storeAccount(service.db), await storeAccount(service.db)];
    const browser = openBrowser(service.url);
    await browser.signIn(mine.username);
    for (let guess = 0; guess < 10; guess += 1) await browser.signIn(theirs.username, 'guess');
    expect((await openBrowser(service.url).signIn(theirs.username)).status).toBe(429);
  });

  it('in a browser that colleagues share are not given anew by signing in to one’s own account', async () => {
    const [mine, theirs] = [await storeAccount(service.db), await storeAccount(service.db)];
    const shared = openBrowser(service.url);
    await shared.signIn(theirs.username);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await shared.signIn(theirs.username, 'guess')).status).toBe(401);
      await shared.signIn(mine.username);
    }
    expect((await shared.signIn(theirs.username)).status).toBe(429);
  });
});
