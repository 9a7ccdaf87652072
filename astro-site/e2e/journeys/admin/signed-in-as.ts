import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OpenContext } from '../../browser.ts';
import type { StackUnderTest } from '../../support/stack.ts';
import { Desk } from './desk.ts';

/** A browser in which a new account of this role has signed in. */
export async function signedInAs(
  role: string,
  page: Page,
  stack: StackUnderTest,
  openContext: OpenContext,
): Promise<Page> {
  await new Desk(page, stack).signIn();
  const username = `new-${randomUUID().slice(0, 8)}`;
  const password = 'maple lantern 47 river';
  const added = await page.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { email: `${username}@example.com`, username, password, role },
  });
  expect(added.status(), await added.text()).toBeLessThan(300);
  const other = await (await openContext()).newPage();
  await other.goto('/login');
  await new Desk(other, stack).fillLogin(username, password);
  await other.waitForURL('**/admin');
  return other;
}
