import { expect, type Page } from '@playwright/test';

/** The job counts a few times a minute. */
const COUNTED_WITHIN_MS = 60_000;

/** The owner's reports. */
export class Reports {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Of this month. */
  async open(): Promise<void> {
    await this.page.goto('/admin/reports');
    await expect(this.section('Money')).toBeVisible();
  }

  section(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Reads the report again until its sums are the ledger's. */
  async untilCounted(): Promise<void> {
    const agrees = this.page.getByText(/^Agrees with the ledger to the won: ₩[1-9]/);
    await expect
      .poll(
        async () => {
          await this.page.reload();
          await expect(this.section('Money')).toBeVisible();
          return agrees.isVisible();
        },
        { timeout: COUNTED_WITHIN_MS },
      )
      .toBe(true);
  }
}
