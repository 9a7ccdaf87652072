import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The provider's card window: an overlay on a computer, the whole page on a phone. */
export class CardWindow {
  readonly #page: Page;
  readonly #overlay: boolean;

  constructor(page: Page, overlay: boolean) {
    this.#page = page;
    this.#overlay = overlay;
  }

  get #inside(): FrameLocator | Page {
    return this.#overlay ? this.#page.frameLocator('iframe[title*="Card payment"]') : this.#page;
  }

  /** @param pay what the button says */
  async open(pay: string | RegExp = /^Pay by card/): Promise<void> {
    await this.#page.getByRole('button', { name: pay }).click();
    await expect(this.#inside.getByRole('heading', { name: /Card payment/ })).toBeVisible();
  }

  async approve(): Promise<void> {
    await this.#inside.getByRole('button', { name: /Approve$/ }).click();
  }

  async cancel(): Promise<void> {
    await this.#inside.getByRole('button', { name: /Cancel$/ }).click();
  }

  async decline(where: 'window' | 'confirm', code: string): Promise<void> {
    await this.#inside.getByText(/Decline the card/).click();
    await this.#inside.getByRole('combobox').selectOption(code);
    const name = where === 'window' ? /Decline in this window/ : /Decline when the shop confirms/;
    await this.#inside.getByRole('button', { name }).click();
  }

  /** The X of the overlay. */
  async close(): Promise<void> {
    await this.#page.getByRole('button', { name: /Close the payment window/ }).click();
  }
}

/** The order number of the attempt that the page opens; the page shows its hold before it has one. */
export async function orderIdIn(page: Page): Promise<string> {
  const stored = await page.waitForFunction(
    () => JSON.parse(sessionStorage.getItem('paymentAttempt') ?? '{}').orderId as string | undefined,
  );
  return (await stored.jsonValue()) as string;
}
