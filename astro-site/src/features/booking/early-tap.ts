let tapped: HTMLElement | undefined;

function remember(event: Event): void {
  tapped = (event.target as Element).closest<HTMLElement>('[data-booking-type]') ?? tapped;
}

/** On a slow phone the cards are there before the wizard is awake: a tap on one of them is kept for it. */
export const keepEarlyTap = () => document.addEventListener('click', remember);

/** The wizard is awake and hears taps itself; one that came before is repeated. */
export function repeatEarlyTap(): void {
  document.removeEventListener('click', remember);
  tapped?.click();
  tapped = undefined;
}
