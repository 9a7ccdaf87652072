import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './Field.tsx';

/** A native select in the look of the other controls: phones show their own picker. Put `<option>`s inside. */
export function Select({ className, children, ...rest }: ComponentPropsWithRef<'select'>) {
  return (
    <div className="relative">
      <select
        {...useFieldControl()}
        className={cn(controlStyles, 'appearance-none pr-11', className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="text-soft pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
      />
    </div>
  );
}
