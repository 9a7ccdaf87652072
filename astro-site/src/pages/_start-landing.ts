import { playOnClick } from '../features/albums/play-on-click.ts';
import { followBookingHash } from '../features/booking/form/booking-hash.ts';
import { keepEarlyTap } from '../features/booking/early-tap.ts';
import { keepHeldRoom } from '../features/booking/held/held-room.ts';
import { fetchWizardWithReader } from '../features/booking/wizard-ahead.ts';
import { showAddOnDesk } from '../features/content/add-on-desk.ts';
import { startGallery } from '../features/gallery/start-gallery.ts';

/** What the landing page does before any island wakes up. */
export function startLanding(): void {
  playOnClick();
  startGallery();
  keepHeldRoom();
  followBookingHash();
  keepEarlyTap();
  fetchWizardWithReader();
  showAddOnDesk();
}
