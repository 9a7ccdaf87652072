import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { NAME_LIMIT, YOUTUBE_URL_LIMIT } from 'shared/bookings/booking-fields.ts';
import { textFields } from 'shared/bookings/text-fields.ts';
import { localeNames, locales } from 'shared/languages/localized-text.ts';
import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { EMAIL_LIMIT } from 'shared/typed/email.ts';
import { withCallingCode } from 'shared/typed/phone.ts';
import { FREE_REASON_LIMIT, walkInSchema, type WalkIn } from 'shared/walk-ins/walk-in.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { PhoneInput } from '../../../components/ui/PhoneInput.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { ApiError, outcomeUnknown } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { DrinkFields } from './DrinkFields.tsx';
import type { SlotToSell } from './FreeSlot.tsx';
import { lessQuote, useVoucherOfSale, VoucherOfSale } from './VoucherOfSale.tsx';
import { sellWalkIn } from './walk-in-api.ts';
import { walkInTexts, type WalkInTexts } from './walk-in-messages.ts';

const empty = {
  ...{ name: '', selectedDrink: '', drinkTemperature: '', youtubeTrackUrl: '' },
  ...{ email: '', phone: '', locale: 'en', reason: '', voucherCode: '' },
};
/** Where guests come from who speak it; English is spoken everywhere. */
const countryOfLanguage: Partial<Record<string, string>> = { ko: 'KR', ja: 'JP', zh: 'CN' };
/** What was typed for somebody whose time was gone: it waits for another one. */
export type WalkInDraft = typeof empty;
type Field = keyof WalkInTexts['errors'];
type Errors = Partial<Record<Field, string>>;

interface WalkInDialogProps {
  slot: SlotToSell;
  draft: WalkInDraft | null;
  onDraft: (draft: WalkInDraft | null) => void;
  /** Whatever came of it: the board is another. */
  onSettled: () => void;
  onClose: () => void;
  /** Takes the focus where the free time has gone. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Sells a time to somebody at the counter. What was typed stays after a refusal. */
export function WalkInDialog({ slot, draft, onDraft, ...more }: WalkInDialogProps) {
  const { onSettled, onClose, focusAfterwards } = more;
  const language = useLanguage();
  const texts = walkInTexts[language];
  const { date, time, studio, priceWon } = slot;
  const [typed, setTyped] = useState(draft ?? empty);
  const [errors, setErrors] = useState<Errors>({});
  const [chosenCountry, setPhoneCountry] = useState<string>();
  const phoneCountry = chosenCountry ?? countryOfLanguage[typed.locale] ?? '';
  const [isFree, setFree] = useState(false);
  /** Of this sale: pressed again after an answer that was lost, it still counts once. */
  const key = useRef(crypto.randomUUID());

  const voucher = useVoucherOfSale(
    { feeWon: priceWon, bookingDate: date, email: typed.email.trim() || undefined },
    typed.voucherCode,
  );
  const totalPrice = lessQuote(priceWon, voucher.quote);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  const sale = useMutation({
    mutationFn: (walkIn: WalkIn) => sellWalkIn(walkIn, key.current),
    onSuccess: (_, { name }) => {
      showToast({ variant: 'success', title: texts.sold(name, time) });
      onDraft(null);
      onClose();
    },
    onError: (error) => {
      // What was refused is not sold; without an answer it may be.
      if (!outcomeUnknown(error)) key.current = crypto.randomUUID();
      const isSold = error instanceof ApiError && error.problem?.type === 'idempotency-key-reused';
      if (isSold) onClose();
      onDraft(isSold ? null : typed);
      const description = isSold ? texts.soldAlready : refusalText(error, language, texts.failed);
      showToast({ variant: 'destructive', title: texts.errorTitle, description });
    },
    onSettled,
  });
  const sell = (method: CounterPaymentMethod) => {
    if (sale.isPending) return;
    if (voucher.mustBeAsked) return void voucher.ask();
    const { reason, ...fields } = typed;
    const walkIn = walkInSchema.safeParse({
      ...{
        ...fields,
        phone: withCallingCode(fields.phone, phoneCountry),
        studioId: studio.id,
        bookingDate: date,
        bookingTime: time,
        totalPrice,
      },
      payment: { method, ...(method === 'free' && { reason }) },
    });
    if (walkIn.success) {
      setErrors({});
      return sale.mutate(walkIn.data);
    }
    const wrong = walkIn.error.issues.map(({ path }) => path[0]).filter((name) => name !== undefined);
    setErrors(Object.fromEntries(wrong.map((name) => [name, texts.errors[name as Field]])));
  };

  const fill = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const field = (name: keyof typeof empty) => ({ value: typed[name], onChange: fill(name) });
  const price = formatWon(totalPrice);
  return (
    <AdminDialog
      open
      onOpenChange={(open) => {
        if (open || sale.isPending) return;
        // What was refused waits for another time; who changes their mind begins anew.
        if (!sale.isError) onDraft(null);
        onClose();
      }}
      focusAfterwards={focusAfterwards}
      title={texts.title(time)}
      description={texts.about(studio.name, longDateIn(language)(date), formatWon(priceWon))}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event: SubmitEvent) => event.preventDefault()}
        className="grid gap-5"
      >
        <Field label={texts.name} error={errors.name} required>
          <TextInput autoComplete="off" maxLength={NAME_LIMIT} {...field('name')} />
        </Field>
        <DrinkFields
          drink={typed.selectedDrink}
          temperature={typed.drinkTemperature}
          errors={errors}
          onChoose={(selectedDrink, drinkTemperature) =>
            setTyped({ ...typed, selectedDrink, drinkTemperature })
          }
        />
        <Field label={texts.song} hint={texts.songHint} error={errors.youtubeTrackUrl}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={YOUTUBE_URL_LIMIT}
            {...field('youtubeTrackUrl')}
          />
        </Field>
        <details className="grid gap-5" open={Boolean(errors.email ?? errors.phone) || undefined}>
          <summary className="text-soft min-h-11 cursor-pointer py-2 font-semibold">{texts.more}</summary>
          <div className="mt-3 grid gap-5">
            <Field label={texts.email} error={errors.email}>
              <TextInput type="email" autoComplete="off" maxLength={EMAIL_LIMIT} {...field('email')} />
            </Field>
            <Field label={texts.locale}>
              <Select {...field('locale')}>
                {locales.map((locale) => (
                  <option key={locale} value={locale} lang={locale}>
                    {localeNames[locale]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={texts.phone} error={errors.phone}>
              <PhoneInput
                autoComplete="off"
                maxLength={textFields.phone.limit}
                {...field('phone')}
                country={phoneCountry}
                onCountry={setPhoneCountry}
                countryLabel={texts.countryCode}
                language={language}
              />
            </Field>
          </div>
        </details>
        <VoucherOfSale
          code={typed.voucherCode}
          onType={(voucherCode) => setTyped({ ...typed, voucherCode })}
          voucher={voucher}
        />
        {voucher.quote && totalPrice === 0 ? (
          <div className="border-line border-t pt-5">
            <Button variant="primary" pending={sale.isPending} onClick={() => sell('cash')}>
              {sale.isPending
                ? texts.selling
                : texts.voucher[voucher.quote.giftWon > 0 ? 'sellOnGift' : 'sellFree']}
            </Button>
          </div>
        ) : (
          <div role="group" aria-label={texts.paidBy(price)} className="border-line grid gap-3 border-t pt-5">
            <p className="font-semibold">{sale.isPending ? texts.selling : texts.paidBy(price)}</p>
            <div className="grid grid-cols-2 gap-3">
              {(['card-terminal', 'cash', 'transfer'] as const).map((method, index) => (
                <Button
                  key={method}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  aria-disabled={sale.isPending}
                  onClick={() => sell(method)}
                >
                  {texts.methods[method]}
                </Button>
              ))}
              {!voucher.quote && (
                <Button variant="quiet" aria-expanded={isFree} onClick={() => setFree(!isFree)}>
                  {texts.methods.free}
                </Button>
              )}
            </div>
            {isFree && !voucher.quote && (
              <>
                <Field label={texts.reason} error={errors.payment} required>
                  <TextInput autoComplete="off" maxLength={FREE_REASON_LIMIT} {...field('reason')} />
                </Field>
                <Button aria-disabled={sale.isPending} onClick={() => sell('free')}>
                  {texts.giveFree}
                </Button>
              </>
            )}
          </div>
        )}
      </form>
    </AdminDialog>
  );
}
