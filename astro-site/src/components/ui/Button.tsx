import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { buttonStyles, type ButtonStyle } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /**
   * Work is under way: shows a spinner and ignores further presses. The button stays focusable, so that keyboard and
   * screen-reader users do not lose their place. Say what is happening in `children` ("Processing...").
   */
  pending?: boolean;
}

/** For a link that looks like a button put `buttonStyles(…)` on the link. */
export function Button({ pending, variant, size, wide, className, children, onClick, ...rest }: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size, wide }), className);
  return (
    <button
      type="button"
      className={classes}
      data-primary={variant === 'primary' || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
