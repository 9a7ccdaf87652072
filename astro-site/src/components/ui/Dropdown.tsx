import { Check, ChevronDown } from 'lucide-react';
import { Select } from 'radix-ui';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlStyles } from './control-styles.ts';

interface DropdownProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** Called for another value than the present one, and only when somebody has picked it. */
  onChoose: (value: Value) => void;
  /** Work is under way; the control keeps the focus. */
  busy?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A letter on the closed control would pick the first option that begins with it. */
function opensOnly(event: KeyboardEvent) {
  if (event.key.length === 1 && event.key !== ' ') event.preventDefault();
}

/**
 * A list of which every choice takes effect at once: arrow keys open it and move in it, Enter and Space pick. The native
 * select (`Select`) picks at every arrow key, which is right in a form and wrong where picking changes something.
 */
export function Dropdown<Value extends string>({
  label,
  value,
  options,
  onChoose,
  busy,
  className,
  ref,
}: DropdownProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  const choose = (picked: string) => {
    const option = options.find((known) => known.value === picked);
    if (option && option.value !== value) onChoose(option.value);
  };
  return (
    <Select.Root value={value} onValueChange={choose} open={isOpen} onOpenChange={setOpen}>
      <Select.Trigger
        ref={ref}
        aria-label={label}
        aria-busy={busy || undefined}
        onKeyDown={opensOnly}
        className={cn(
          controlStyles,
          'inline-flex w-auto items-center justify-between gap-3 text-left aria-busy:opacity-70',
          className,
        )}
      >
        <Select.Value>{options.find((option) => option.value === value)?.label}</Select.Value>
        <Select.Icon asChild>
          <ChevronDown aria-hidden="true" className="text-soft size-5 shrink-0" />
        </Select.Icon>
      </Select.Trigger>
      {/* Radix keeps a closed list as well, out of sight: a page has fifty of them. */}
      {isOpen && (
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className="border-line bg-raised z-50 min-w-(--radix-select-trigger-width) rounded-xl border p-1.5 shadow-2xl"
          >
            <Select.Viewport>
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  className="data-highlighted:bg-line flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3.5 outline-none data-[state=checked]:font-bold"
                >
                  <Select.ItemText>{option.label}</Select.ItemText>
                  <Select.ItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      )}
    </Select.Root>
  );
}
