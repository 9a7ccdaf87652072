import { useState, type ReactNode } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Wish } from 'shared/waitlist/waitlist.ts';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { ApiError, sentenceFor } from '../../lib/api/api-error.ts';
import { announcedMinutesLeft, clockOf, secondsLeft } from '../../lib/hold-time.ts';
import { told } from '../../lib/language/content.ts';
import { longDate } from '../../lib/language/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import type { NamedBranch } from './branches.ts';
import { goAndBook } from './go-and-book.ts';
import { takeOffer } from './waitlist-api.ts';
import { words } from './words/words.ts';

interface OfferProps {
  wish: Wish;
  offer: NonNullable<Wish['offer']>;
  /** Where there are several. */
  branch: NamedBranch | undefined;
  link: string;
  /** Somebody says that its time is over. */
  onEnded: () => void;
  /** What else there is to do. */
  children: ReactNode;
}

const CONFLICT = 409;

/** A time that is held: what it is, how long, and the way to book it. */
export function Offer({ wish, offer, branch, link, onEnded, children }: OfferProps) {
  const texts = words.own;
  const [isGoing, setGoing] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const seconds = secondsLeft(offer.until, useNow(1_000));

  const go = async () => {
    setGoing(true);
    setRefusal(undefined);
    try {
      await takeOffer(link);
      const { branchId, date, people, email } = wish;
      goAndBook({ branchId, date, people, email, ...offer });
    } catch (error) {
      setGoing(false);
      if (error instanceof ApiError && error.status === CONFLICT) onEnded();
      else setRefusal(sentenceFor(error, texts.unreachableText));
    }
  };

  const announced = announcedMinutesLeft(seconds);
  return (
    <>
      <PageHeading focus>{texts.offered}</PageHeading>
      <div className="mt-8 grid justify-items-start gap-6">
        <p className="text-lg">{texts.offeredText}</p>
        <div className="border-line bg-surface grid w-full gap-4 rounded-2xl border p-5 sm:p-8">
          <p>
            <span className="text-soft block">{longDate(wish.date)}</span>
            <span className="figures block text-5xl font-bold">
              {offer.time} <span className="text-soft text-base font-semibold whitespace-nowrap">KST</span>
            </span>
          </p>
          {branch && <p className="font-semibold">{told(branch.name)}</p>}
          {wish.people > 1 && (
            <p className="text-soft">
              {texts.facts.people}: {wish.people}
            </p>
          )}
          <p className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-4 font-semibold">
            <span>{texts.until(seoulWallClock(new Date(offer.until)).time)}</span>
            <span aria-hidden="true" className="figures text-amber">
              {texts.left(clockOf(seconds))}
            </span>
            <span role="status" className="sr-only">
              {announced !== null && seconds > 0 && texts.announce(announced)}
            </span>
          </p>
        </div>
        <FieldMessage isAlert>{refusal}</FieldMessage>
        <Button variant="primary" size="lg" pending={isGoing} onClick={() => void go()}>
          {isGoing ? texts.booking : texts.book}
        </Button>
        {children}
      </div>
    </>
  );
}
