import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { buttonStyles, type ButtonStyle } from './button-styles.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  /** Put the look on the child, a link for example. */
  asChild?: boolean;
  /**
   * Work is under way: shows a spinner and ignores further presses. The button stays focusable, so that keyboard and
   * screen-reader users do not lose their place. Say what is happening in `children` ("Processing...").
   */
  pending?: boolean;
}

export function Button({
  asChild,
  pending,
  variant,
  size,
  wide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size, wide }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
