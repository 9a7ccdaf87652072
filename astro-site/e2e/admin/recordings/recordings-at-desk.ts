import type { Locator } from '@playwright/test';
import type { Desk } from '../desk.ts';

/** The dialog of a session's recordings, as staff use it. */
export class RecordingsAtDesk {
  readonly dialog: Locator;
  readonly input: Locator;

  private constructor(dialog: Locator) {
    this.dialog = dialog;
    this.input = dialog.locator('input[type="file"]');
  }

  /** Opened from the booking's card. */
  static async open(desk: Desk, bookingId: string): Promise<RecordingsAtDesk> {
    await desk.card(bookingId).getByRole('button', { name: 'Recordings' }).click();
    const dialog = desk.page.getByRole('dialog', { name: `Recordings of #${bookingId}` });
    await dialog.getByText('Choose files').waitFor();
    return new RecordingsAtDesk(dialog);
  }

  choose(paths: readonly string[]): Promise<void> {
    return this.input.setInputFiles([...paths]);
  }

  kindOf(name: string): Locator {
    return this.dialog.getByLabel(`What ${name} is`);
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
