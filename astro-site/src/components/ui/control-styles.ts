/** The look of text-like controls: input, textarea, select. 16 px at least, or iOS zooms into the page. */
export const controlStyles = [
  'w-full min-h-12 rounded-lg border border-control bg-ground px-4 py-2.5 text-ink placeholder:text-faint',
  'transition-colors duration-150 hover:border-ink',
  'focus-visible:border-cool focus-visible:outline-offset-0',
  'aria-invalid:border-bad',
  'disabled:cursor-not-allowed disabled:border-line disabled:text-faint disabled:hover:border-line',
].join(' ');
