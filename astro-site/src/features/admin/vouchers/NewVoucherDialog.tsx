import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { voucherKinds, voucherScopes } from 'shared/vouchers/voucher.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { emptyVoucher, readVoucher, type TypedVoucher, type VoucherErrors } from './new-voucher.ts';
import { makeVoucher, voucherKeys } from './voucher-api.ts';
import { voucherTexts } from './voucher-messages.ts';

interface NewVoucherDialogProps {
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Makes a voucher. What was typed stays after a refusal. */
export function NewVoucherDialog({ onClose, focusAfterwards }: NewVoucherDialogProps) {
  const language = useLanguage();
  const { form: texts, days } = voucherTexts[language];
  const client = useQueryClient();
  const [typed, setTyped] = useState(emptyVoucher);
  const [errors, setErrors] = useState<VoucherErrors>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const making = useMutation({
    mutationFn: makeVoucher,
    onSuccess: ({ code }) => {
      showToast({ variant: 'success', title: texts.done(code) });
      onClose();
    },
    onError: (error) => changeFailed(texts.failed, error, language),
    onSettled: () => client.invalidateQueries({ queryKey: voucherKeys.all }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (making.isPending) return;
    const read = readVoucher(typed, texts.errors);
    setErrors('errors' in read ? read.errors : {});
    if ('voucher' in read) making.mutate(read.voucher);
  };
  const choose = (part: Partial<TypedVoucher>) => setTyped({ ...typed, ...part });
  const field = (
    name: 'value' | 'code' | 'mostUses' | 'mostPerGuest' | 'from' | 'until' | 'onlyFor' | 'note',
  ) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => choose({ [name]: event.target.value }),
  });
  const number = { inputMode: 'numeric', maxLength: 10, className: 'figures' } as const;
  const day = {
    inputMode: 'numeric',
    maxLength: 10,
    placeholder: 'yyyy-MM-dd',
    className: 'figures',
  } as const;
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !making.isPending && onClose()}
      focusAfterwards={focusAfterwards}
      title={texts.title}
      description={texts.about}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.kind}>
            <Select value={typed.kind} onChange={({ target }) => choose({ kind: target.value })}>
              {voucherKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.kinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          {typed.kind !== 'free-session' && (
            <>
              <Field
                label={typed.kind === 'percent' ? texts.percent : texts.won}
                error={errors.value}
                required
              >
                <TextInput {...field('value')} {...number} />
              </Field>
              {typed.kind !== 'gift-card' && (
                <Field label={texts.scope}>
                  <Select value={typed.scope} onChange={({ target }) => choose({ scope: target.value })}>
                    {voucherScopes.toReversed().map((scope) => (
                      <option key={scope} value={scope}>
                        {texts.scopes[scope]}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </>
          )}
        </div>
        <Field label={texts.code} hint={texts.codeHint} error={errors.code}>
          <TextInput
            {...field('code')}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="figures uppercase"
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.mostUses} hint={texts.mostUsesHint} error={errors.mostUses}>
            <TextInput {...field('mostUses')} {...number} />
          </Field>
          <Field label={texts.mostPerGuest} hint={texts.mostPerGuestHint} error={errors.mostPerGuest}>
            <TextInput {...field('mostPerGuest')} {...number} />
          </Field>
          <Field label={texts.from} hint={texts.daysHint} error={errors.from}>
            <TextInput {...field('from')} {...day} />
          </Field>
          <Field label={texts.until} hint={texts.daysHint} error={errors.until}>
            <TextInput {...field('until')} {...day} />
          </Field>
        </div>
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{texts.weekdays}</legend>
          <p className="text-soft text-[0.9375rem]">{texts.weekdaysHint}</p>
          <div className="flex flex-wrap gap-2">
            {days.map((name, place) => {
              const isOn = typed.weekdays.includes(place + 1);
              return (
                <Button
                  key={name}
                  size="sm"
                  aria-pressed={isOn}
                  className="aria-pressed:border-ink aria-pressed:bg-raised min-w-14"
                  onClick={() =>
                    choose({
                      weekdays: isOn
                        ? typed.weekdays.filter((one) => one !== place + 1)
                        : [...typed.weekdays, place + 1],
                    })
                  }
                >
                  {name}
                </Button>
              );
            })}
          </div>
        </fieldset>
        <Field label={texts.onlyFor} error={errors.onlyFor}>
          <TextInput type="email" autoCapitalize="none" maxLength={EMAIL_LIMIT} {...field('onlyFor')} />
        </Field>
        <CheckboxCard
          title={texts.isForFirst}
          description={texts.isForFirstHint}
          checked={typed.isForFirst}
          onCheckedChange={(isForFirst) => choose({ isForFirst })}
        />
        <Field label={texts.note} error={errors.note}>
          <TextInput maxLength={200} {...field('note')} />
        </Field>
        <SubmitButton texts={texts} isPending={making.isPending} />
      </form>
    </AdminDialog>
  );
}
