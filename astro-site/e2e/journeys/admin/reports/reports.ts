import { expect, type Page } from '@playwright/test';
import { reportSchema } from 'shared/reports/report.ts';

/** The job counts a few times a minute. */
const COUNTED_WITHIN_MS = 60_000;

/** The owner's reports. */
export class Reports {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Of this day, once its sums are the ledger's and there is money in them. */
  async openOnceCounted(day: string): Promise<void> {
    // The service is asked, not the page: drawing it is the dear part.
    const counted = async () => {
      const answer = await this.page.request.get(`/api/admin/reports?from=${day}&to=${day}`);
      const { check } = reportSchema.parse(await answer.json());
      return check.ledger.takenWon > 0 && check.counted.takenWon === check.ledger.takenWon;
    };
    await expect.poll(counted, { timeout: COUNTED_WITHIN_MS }).toBe(true);
    await this.page.goto('/admin/reports');
    await this.page.getByRole('button', { name: 'Day', exact: true }).click();
    await expect(this.section('Money')).toBeVisible();
  }

  section(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }
}
