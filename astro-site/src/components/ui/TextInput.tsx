import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './Field.tsx';

export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...useFieldControl()} className={cn(controlStyles, className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={3} {...useFieldControl()} className={cn(controlStyles, className)} {...rest} />;
}
