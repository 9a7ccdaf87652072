import { expect as usual, type Locator, type Page } from '@playwright/test';

/** Files of many megabytes are sent in parts, compared and checked, for which a busy machine takes its time. */
export const expect = usual.configure({ timeout: 60_000 });

/** The dialog of a session's recordings, as staff use it. */
export class RecordingsAtDesk {
  readonly dialog: Locator;
  readonly input: Locator;

  private constructor(dialog: Locator) {
    this.dialog = dialog;
    this.input = dialog.locator('input[type="file"]');
  }

  /** Opened from the booking's card. */
  static async open(page: Page, bookingId: string): Promise<RecordingsAtDesk> {
    const card = page.getByRole('article').filter({ has: page.locator(`#booking-${bookingId}`) });
    await card.getByRole('button', { name: 'Recordings' }).click();
    return RecordingsAtDesk.opened(page, bookingId);
  }

  /** However it was opened. */
  static async opened(page: Page, bookingId: string): Promise<RecordingsAtDesk> {
    const dialog = page.getByRole('dialog', { name: `Recordings of #${bookingId}` });
    await dialog.getByText('Choose files').waitFor();
    return new RecordingsAtDesk(dialog);
  }

  choose(paths: readonly string[]): Promise<void> {
    return this.input.setInputFiles([...paths]);
  }

  /** Before it is sent. */
  chosen(name: string): Locator {
    return this.dialog.getByRole('group', { name, exact: true });
  }

  kindOf(name: string): Locator {
    return this.chosen(name).getByLabel('What it is');
  }

  /** Presses the button with this name, which says how many. */
  upload(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name }).click();
  }

  progress(name: string): Locator {
    return this.dialog.getByRole('progressbar', { name });
  }

  /** Of one that has arrived. */
  file(name: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: name });
  }
}
