import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { Price } from '../../../components/ui/Price.tsx';
import { useWords } from '../words/use-words.ts';

interface QuoteLinesProps {
  quote: CancellationQuote;
  /** Each one's part stands under their name. */
  isOfParty: boolean;
}

/** Session and add-ons, each with what goes back of it and by which rule. */
export function QuoteLines({ quote: { singers }, isOfParty }: QuoteLinesProps) {
  const { money, moment } = useWords();
  const texts = money.cancel;
  return singers.map(({ bookingId, name, lines }) => (
    <section key={bookingId} aria-label={name} className="grid gap-3">
      {isOfParty && <h3 className="font-bold wrap-anywhere">{name}</h3>}
      <ul className="grid gap-3">
        {lines.map(({ item, name: addOn, paidWon, refundWon, why }) => (
          <li key={item} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span className="font-semibold">{item === 'session' ? texts.session : addOn}</span>
            <Price won={refundWon} className="text-right font-bold" />
            <span className="text-soft text-[0.9375rem]">{money.why(why, moment)}</span>
            <span className="text-soft figures text-right text-[0.9375rem] whitespace-nowrap">
              {texts.linePaid(formatWon(paidWon))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
