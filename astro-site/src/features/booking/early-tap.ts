let tapped: HTMLElement | null = null;
/** The wizard's scripts did not come, though the browser has asked twice, or have not come for half a minute. */
let failed = false;
let patience: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  if (!tapped) return;
  const heard = document.querySelector('[data-tap-heard]') as HTMLElement;
  tapped.ariaBusy = failed ? null : 'true';
  heard.textContent = (!failed && heard.dataset['tapHeard']) || '';
  (heard.nextElementSibling as HTMLElement).hidden = !failed;
}

function fail(): void {
  failed = true;
  show();
}

function remember(event: Event): void {
  const target = event.target as Element;
  const card = target.closest<HTMLElement>('[data-booking-type]');
  if (!card) return;
  event.preventDefault();
  if (tapped) tapped.ariaBusy = null;
  tapped = card;
  show();
  patience ??= setTimeout(fail, 30_000);
}

/**
 * On a slow phone the cards are there before the wizard has hydrated: a tap on one of them is kept for it, and the card
 * shows and says at once that it was noticed. Where the wizard does not come the page says so, and offers to reload.
 */
export function keepEarlyTap(): void {
  // Tapped before this script had come: the card was followed as a link.
  tapped = document.querySelector<HTMLElement>('[data-booking-type]:target');
  show();
  document.addEventListener('click', remember);
  document.addEventListener('astro:hydration-error', fail);
}

/** The wizard has hydrated and handles taps itself; one that came before is repeated, unless its form is open already. */
export function repeatEarlyTap(isOpen: boolean): void {
  document.removeEventListener('click', remember);
  failed = false;
  show();
  if (!isOpen) tapped?.click();
  tapped = null;
}
