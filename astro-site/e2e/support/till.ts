import { expect, type Page } from '@playwright/test';

const labels: Record<string, string> = {
  Cash: 'Counted in the drawer',
  'Card terminal': 'Sum of the slips',
  Transfer: 'Seen on the account',
};

/** The end of a day, as staff at the counter do it. */
export class Till {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goTo(date: string): Promise<void> {
    await this.page.goto(`/admin/cash-up?date=${date}`);
    await expect(this.counted('Cash')).toBeVisible();
  }

  section(method: string) {
    return this.page.getByRole('region', { name: method, exact: true });
  }

  get float() {
    return this.page.getByLabel('In the drawer in the morning');
  }

  counted(method: string) {
    return this.section(method).getByLabel(labels[method] ?? method);
  }

  reason(method: string) {
    return this.page.getByLabel(`${method}: why does it differ?`);
  }

  async countAsRecorded(method: string): Promise<void> {
    const said = (await this.section(method).locator('dd').last().textContent()) ?? '';
    await this.counted(method).fill(said);
    await expect(this.section(method)).toContainText('Agrees');
  }

  async sign(): Promise<void> {
    await this.page.getByRole('button', { name: /^Sign as/ }).click();
  }

  signed(username: string) {
    return this.page.getByRole('article', { name: new RegExp(`^Signed .*${username}$`) });
  }

  toast(text: string) {
    return this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  }
}
