import { useMutation } from '@tanstack/react-query';
import { formatWon } from 'shared/pricing/won.ts';
import type { VoucherQuote, VoucherQuoteRequest } from 'shared/vouchers/voucher.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { quoteVoucher } from './walk-in-api.ts';
import { walkInTexts } from './walk-in-messages.ts';

type Sale = Omit<VoucherQuoteRequest, 'code'>;

/** The code of a sale: what it takes off is asked before anything is sold. */
export function useVoucherOfSale(sale: Sale, code: string) {
  const asking = useMutation({ mutationFn: (request: VoucherQuoteRequest) => quoteVoucher(request) });
  const asked = { ...sale, code: code.trim() };
  // What was asked for another code, price or address says nothing of this one.
  const isOfThis = JSON.stringify(asking.variables) === JSON.stringify(asked);
  return {
    /** Null while none is known to be good. */
    quote: isOfThis ? (asking.data ?? null) : null,
    error: isOfThis ? asking.error : null,
    isAsking: asking.isPending,
    /** Nothing is sold at a price that staff have not seen. */
    mustBeAsked: asked.code !== '' && !(isOfThis && asking.isSuccess),
    ask: () => asked.code !== '' && !asking.isPending && asking.mutate(asked),
  };
}

interface VoucherOfSaleProps {
  code: string;
  onType: (code: string) => void;
  voucher: ReturnType<typeof useVoucherOfSale>;
}

export function VoucherOfSale({ code, onType, voucher }: VoucherOfSaleProps) {
  const language = useLanguage();
  const texts = walkInTexts[language].voucher;
  const { quote, error, isAsking, ask } = voucher;
  return (
    <details open={code !== '' || undefined}>
      <summary className="text-soft min-h-11 cursor-pointer py-2 font-semibold">{texts.more}</summary>
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <Field
          label={texts.code}
          error={error ? refusalText(error, language, texts.failed) : undefined}
          isErrorLate
          className="min-w-0 grow"
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            onChange={({ target }) => onType(target.value)}
            className="figures uppercase"
          />
        </Field>
        <Button pending={isAsking} onClick={ask} className="min-h-12">
          {texts.check}
        </Button>
      </div>
      <p role="status" className="mt-2 font-semibold">
        {quote &&
          (quote.giftWon > 0
            ? texts.pays(quote.code, formatWon(quote.giftWon))
            : texts.takesOff(quote.code, formatWon(quote.discountWon)))}
      </p>
    </details>
  );
}

/** What is to be paid with it, in won. */
export const lessQuote = (priceWon: number, quote: VoucherQuote | null) =>
  priceWon - (quote ? quote.discountWon + quote.giftWon : 0);
