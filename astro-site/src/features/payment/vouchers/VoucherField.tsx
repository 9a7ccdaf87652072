import { useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { FieldMessage } from '../../../components/ui/FieldMessage.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { words } from '../words/words.ts';
import type { VoucherOfCheckout } from './use-voucher.ts';

interface VoucherFieldProps {
  voucher: VoucherOfCheckout;
  /** While the card window is open, or nothing can be paid any more. */
  disabled: boolean;
}

/** Where a code is typed in, folded away for everybody who has none; once it is used, the way to take it off again. */
export function VoucherField({ voucher, disabled }: VoucherFieldProps) {
  const texts = words.vouchers;
  const { used, typedBefore, busy, refusal } = voucher;
  const [missing, setMissing] = useState(false);
  const [open, setOpen] = useState(typedBefore !== '');
  const input = useRef<HTMLInputElement>(null);
  if (disabled) return null;
  if (used)
    return (
      <div>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-4"
          pending={busy !== null}
          onClick={() => void voucher.takeOff()}
        >
          {busy ? texts.takingOff : texts.takeOffCode(used.code)}
        </Button>
        <FieldMessage isAlert>{refusal}</FieldMessage>
      </div>
    );
  const submit = () => {
    const code = input.current?.value.trim() ?? '';
    setMissing(code === '');
    if (code === '') input.current?.focus();
    else void voucher.use(code);
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
        {texts.ask}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <form
        noValidate
        className="mt-2 grid gap-3 pb-2 sm:grid-cols-[1fr_auto] sm:items-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <Field label={texts.code} error={missing ? texts.missing : refusal} isErrorLate>
          <TextInput
            ref={input}
            name="voucher"
            defaultValue={typedBefore}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            className="figures uppercase placeholder:normal-case"
          />
        </Field>
        <Button type="submit" pending={busy !== null} className="sm:mt-[1.875rem]">
          {busy ? texts.using : texts.use}
        </Button>
      </form>
    </details>
  );
}
