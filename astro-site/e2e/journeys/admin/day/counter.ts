import { expect, type Page } from '@playwright/test';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { StackUnderTest } from '../../../support/stack.ts';
import type { TestSlot } from '../../../support/test-slot.ts';
import { Desk } from '../desk.ts';

/** The day board, as staff at the counter use it. */
export class Counter {
  readonly page: Page;
  readonly desk: Desk;

  constructor(page: Page, stack: StackUnderTest) {
    this.page = page;
    this.desk = new Desk(page, stack);
  }

  /** Signed in, on the board of a day. */
  async open(date = seoulWallClock(new Date()).date): Promise<void> {
    await this.desk.signIn();
    await this.goTo(date);
  }

  async goTo(date: string): Promise<void> {
    await this.page.goto(`/admin/day?date=${date}`);
    await expect(this.live).toBeVisible();
  }

  get live() {
    return this.page.getByText('Live', { exact: true });
  }

  /** The guest's tile on the board. */
  tile({ time }: TestSlot, name: string) {
    return this.page.getByRole('article', { name: `${time} ${name}` });
  }

  /** What is open of a guest. */
  sheet(name: string) {
    return this.page.getByRole('dialog', { name });
  }

  async openSheet(slot: TestSlot, name: string): Promise<void> {
    await this.tile(slot, name).getByRole('button', { name }).click();
    await expect(this.sheet(name)).toBeVisible();
  }

  toast(text: string | RegExp) {
    return this.desk.toast(text);
  }
}
