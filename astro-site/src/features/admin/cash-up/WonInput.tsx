import { cn } from '../../../lib/cn.ts';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { tidyWon } from './count.ts';

interface WonInputProps {
  value: string;
  onType: (typed: string) => void;
  /** Keyboards for numbers alone have no minus. */
  mayBeNegative?: boolean;
  className?: string;
}

/** A sum in won: large figures, a keyboard of numbers, and separators as soon as it is left. */
export function WonInput({ value, onType, mayBeNegative = false, className }: WonInputProps) {
  return (
    <TextInput
      inputMode={mayBeNegative ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={16}
      value={value}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
      onBlur={() => onType(tidyWon(value))}
      className={cn('figures text-right text-2xl font-bold', className)}
    />
  );
}
