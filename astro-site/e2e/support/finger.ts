import type { CDPSession, Locator, Page } from '@playwright/test';

/** One finger on the glass, as the browser feels it. */
export class Finger {
  readonly #device: CDPSession;
  #at = { x: 0, y: 0 };

  private constructor(device: CDPSession) {
    this.#device = device;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Puts it on the middle of something and leaves it there. */
  async press(target: Locator): Promise<void> {
    this.#at = await middleOf(target);
    await this.#send('touchStart');
  }

  async moveTo(target: Locator): Promise<void> {
    const [from, to] = [this.#at, await middleOf(target)];
    for (const part of [0.3, 0.6, 0.9, 1]) {
      this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#send('touchMove');
    }
  }

  async lift(): Promise<void> {
    await this.#device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Quickly to the side, by so many pixels, from a place of the window or the middle of something. */
  async swipe(from: Locator | { x: number; y: number }, pixels: number): Promise<void> {
    this.#at = 'x' in from ? from : await middleOf(from);
    await this.#send('touchStart');
    const { x, y } = this.#at;
    for (const part of [0.5, 1]) {
      this.#at = { x: x + pixels * part, y };
      await this.#send('touchMove');
    }
    await this.lift();
  }

  #send(type: 'touchStart' | 'touchMove') {
    return this.#device.send('Input.dispatchTouchEvent', { type, touchPoints: [this.#at] });
  }
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
