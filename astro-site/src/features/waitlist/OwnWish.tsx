import { useState, type ReactNode } from 'react';
import { isAnyTime, type Wish } from 'shared/waitlist/waitlist.ts';
import { PageHeading } from '../../components/site/PageHeading.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { buttonStyles } from '../../components/ui/button-styles.ts';
import { Fact, Facts } from '../../components/ui/Facts.tsx';
import { FieldMessage } from '../../components/ui/FieldMessage.tsx';
import { Spinner } from '../../components/ui/Spinner.tsx';
import { sentenceFor } from '../../lib/api/api-error.ts';
import { told } from '../../lib/language/content.ts';
import { longDate } from '../../lib/language/dates.ts';
import { linkTo } from '../../lib/language/links.ts';
import type { NamedBranch } from './branches.ts';
import { Offer } from './Offer.tsx';
import { leave } from './waitlist-api.ts';
import { useWish } from './use-wish.ts';
import { words } from './words/words.ts';

interface OwnWishProps {
  link: string;
  branches: readonly NamedBranch[];
  onJoin: (wish?: Wish) => void;
}

/** What the link of a mail opens: one's place, or a time that is held. */
export function OwnWish({ link, branches, onJoin }: OwnWishProps) {
  const { state, look } = useWish(link);
  const texts = words.own;
  switch (state.kind) {
    case 'opening':
      return (
        <>
          <PageHeading>{words.title}</PageHeading>
          <p role="status" className="text-soft mt-8 flex items-center gap-3">
            <Spinner /> {texts.opening}
          </p>
        </>
      );
    case 'unreachable':
      return (
        <Told heading={texts.unreachable} text={texts.unreachableText}>
          <Button onClick={() => void look()}>{texts.again}</Button>
        </Told>
      );
    case 'invalid':
      return <Ended heading={texts.invalid} text={texts.invalidText} onJoin={() => onJoin()} />;
    case 'open':
      return (
        <Open
          wish={state.wish}
          branch={branches.find(({ id }) => id === state.wish.branchId)}
          link={link}
          look={look}
          onJoin={() => onJoin(state.wish)}
        />
      );
  }
}

interface OpenProps {
  wish: Wish;
  /** Where there are several. */
  branch: NamedBranch | undefined;
  link: string;
  look: () => Promise<void>;
  onJoin: () => void;
}

function Open({ wish, branch, link, look, onJoin }: OpenProps) {
  const texts = words.own;
  if (wish.offer)
    return (
      <Offer wish={wish} offer={wish.offer} branch={branch} link={link} onEnded={() => void look()}>
        <Leave link={link} label={texts.leaveHeld} onLeft={look} />
      </Offer>
    );
  switch (wish.state) {
    case 'offered':
    case 'missed':
      return <Ended heading={texts.missed} text={texts.missedText} onJoin={onJoin} />;
    case 'left':
      return <Ended heading={texts.gone} text={texts.goneText} onJoin={onJoin} />;
    case 'taken':
      return <Told heading={texts.taken} text={texts.takenText} />;
    case 'waiting':
      return (
        <Told heading={texts.waiting} text={texts.waitingText(wish.ahead)}>
          <Facts>
            {factsOf(wish, branch).map(({ label, value }) => (
              <Fact key={label} name={label}>
                {value}
              </Fact>
            ))}
          </Facts>
          <Leave link={link} label={texts.leave} onLeft={look} />
        </Told>
      );
  }
}

function Told({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <>
      <PageHeading focus>{heading}</PageHeading>
      <div className="mt-8 grid justify-items-start gap-6">
        <p className="text-lg">{text}</p>
        {children}
      </div>
    </>
  );
}

function Ended({ heading, text, onJoin }: { heading: string; text: string; onJoin: () => void }) {
  return (
    <Told heading={heading} text={text}>
      <div className="flex flex-wrap gap-3">
        <a href={linkTo('/#booking')} className={buttonStyles({ variant: 'primary', size: 'lg' })}>
          {words.own.toBooking}
        </a>
        <Button size="lg" onClick={onJoin}>
          {words.own.join}
        </Button>
      </div>
    </Told>
  );
}

function factsOf(wish: Wish, branch: NamedBranch | undefined) {
  const { date, earliest, latest, people } = wish;
  const { facts, between, anyTime } = words.own;
  return [
    ...(branch ? [{ label: words.branch, value: told(branch.name) }] : []),
    { label: facts.day, value: longDate(date) },
    { label: facts.times, value: isAnyTime(wish) ? anyTime : between(earliest, latest) },
    ...(people > 1 ? [{ label: facts.people, value: String(people) }] : []),
  ];
}

/** One press: programs that open every link of a mail to look at it take nobody off the list. */
function Leave({ link, label, onLeft }: { link: string; label: string; onLeft: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const go = async () => {
    setLeaving(true);
    setRefusal(undefined);
    try {
      await leave(link);
      await onLeft();
    } catch (error) {
      setRefusal(sentenceFor(error, words.own.unreachableText));
      setLeaving(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="quiet" className="-ml-5" pending={isLeaving} onClick={() => void go()}>
        {isLeaving ? words.own.leaving : label}
      </Button>
      <FieldMessage isAlert>{refusal}</FieldMessage>
    </div>
  );
}
