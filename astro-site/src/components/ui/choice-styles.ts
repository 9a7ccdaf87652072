const base = [
  'relative cursor-pointer border border-control bg-ground text-ink',
  'transition-[background-color,border-color,box-shadow] duration-150 hover:border-ink has-checked:border-hot',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-cool',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-faint has-disabled:shadow-none',
];

/** The look of one choice, radio or checkbox: the label is what is seen, the input lies invisible inside it. */
export const choiceStyles = [
  ...base,
  'rounded-xl hover:bg-raised has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--hot)]',
].join(' ');

/** The same as a small key that lights up when it is pressed. */
export const keyStyles = [
  ...base,
  'figures flex min-h-11 items-center justify-center rounded-lg text-center font-semibold',
  'hover:not-has-checked:not-has-disabled:bg-raised has-checked:bg-hot has-checked:text-on-hot has-disabled:line-through',
].join(' ');

/** Invisible, over the whole label: where assistive technology and a browser's own checks expect the control. */
export const hiddenInputStyles =
  'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] opacity-0';
