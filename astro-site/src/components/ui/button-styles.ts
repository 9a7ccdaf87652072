import { cn } from '../../lib/cn.ts';

const base =
  'relative inline-flex items-center justify-center gap-2.5 rounded-full text-center font-bold leading-tight select-none no-underline ' +
  'transition-[background-color,border-color,color,box-shadow] duration-150 ease-out-soft active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-75';

const variants = {
  primary:
    'bg-hot text-on-hot hover:bg-hot-bright hover:shadow-[0_0_2.25rem_-0.5rem_var(--hot)] disabled:hover:bg-hot disabled:hover:shadow-none',
  secondary: 'border border-control text-ink hover:border-ink hover:bg-raised',
  quiet: 'text-soft hover:bg-raised hover:text-ink',
  danger: 'border border-bad text-bad hover:bg-bad hover:text-ground',
};

const sizes = {
  sm: 'min-h-10 max-sm:min-h-11 px-4 text-[0.9375rem]',
  md: 'min-h-12 px-6',
  lg: 'min-h-14 px-8 text-lg',
  icon: 'size-11 p-0',
};

export interface ButtonStyle {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  wide?: boolean | undefined;
}

/** The look of every button and button-like link, React and Astro alike. One `primary` on a screen. */
export const buttonStyles = ({ variant = 'secondary', size = 'md', wide = false }: ButtonStyle = {}) =>
  cn(base, variants[variant], sizes[size], wide && 'w-full');
