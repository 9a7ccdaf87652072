/** The look of one choice, radio or checkbox: the label is the control one sees, the input lies invisible inside. */
export const choiceStyles = [
  'relative cursor-pointer rounded-xl border border-control bg-ground text-left text-ink',
  'transition-[background-color,border-color,box-shadow] duration-150 hover:border-ink hover:bg-raised',
  'has-checked:border-hot has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--hot)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-cool',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-faint has-disabled:shadow-none',
].join(' ');

/** Over the whole label: nothing to see, yet where assistive technology and a browser's own checks expect the control. */
export const hiddenInputStyles =
  'absolute inset-0 size-full cursor-[inherit] appearance-none rounded-[inherit] opacity-0';
