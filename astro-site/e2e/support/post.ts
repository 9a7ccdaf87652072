import { expect, type Page } from '@playwright/test';
import { stackUnderTest } from './stack.ts';

/** What the site's own scripts ask the service for; it has to go well. */
export async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(path, { headers: { Origin: stackUnderTest().urls.site }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}
