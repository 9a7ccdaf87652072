import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import type { LocalizedText } from 'shared/languages/localized-text.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { cn } from '../../../lib/cn.ts';
import { langOf, told } from '../../../lib/language/content.ts';
import { hashOf } from './steps.ts';
import { words } from '../words/words.ts';

/** Titles and sentences of the two cards, as staff write them. */
export interface BookingTypeContent {
  klookTitle: LocalizedText;
  klookBody: LocalizedText;
  directTitle: LocalizedText;
  directBody: LocalizedText;
}

interface BookingTypeCardsProps {
  content: BookingTypeContent;
  headingRef: Ref<HTMLHeadingElement>;
  onChoose: (type: BookingType) => void;
}

/** Step 1: how to book, as two cards. They are links, which are followed also before a script has come. */
export function BookingTypeCards({ content, headingRef, onChoose }: BookingTypeCardsProps) {
  return (
    <div className="enter">
      <h3 ref={headingRef} tabIndex={-1} className="mb-5 text-xl outline-none">
        {words.lobby.heading}
      </h3>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <TypeCard
          title={content.directTitle}
          body={content.directBody}
          type="direct"
          prominent
          onChoose={onChoose}
        />
        <TypeCard title={content.klookTitle} body={content.klookBody} type="klook" onChoose={onChoose} />
      </div>
    </div>
  );
}

interface TypeCardProps {
  type: BookingType;
  title: LocalizedText;
  body: LocalizedText;
  prominent?: boolean;
  onChoose: (type: BookingType) => void;
}

function TypeCard({ type, title, body, prominent = false, onChoose }: TypeCardProps) {
  const { accent, action } = words.lobby[type];
  return (
    <a
      href={hashOf(type)}
      id={hashOf(type).slice(1)}
      data-booking-type={type}
      onClick={(event) => {
        event.preventDefault();
        onChoose(type);
      }}
      className={cn('type-card group', prominent && 'is-prominent')}
    >
      <span className="grid flex-1 content-start gap-2 p-6 sm:p-8">
        {accent && (
          <span lang="ko" className="text-soft text-[0.9375rem] font-semibold">
            {accent}
          </span>
        )}
        <span lang={langOf(title)} className="display text-3xl sm:text-4xl">
          {told(title)}
        </span>
        <span lang={langOf(body)} className="text-soft">
          {told(body)}
        </span>
      </span>
      <span aria-hidden="true" className="ticket-perforation" />
      <span
        className={cn(
          'flex items-center justify-between gap-2 px-6 py-5 font-bold sm:px-8',
          prominent && 'text-hot',
        )}
      >
        {action}
        <ArrowRight
          aria-hidden="true"
          className="size-5 transition-transform duration-200 group-hover:translate-x-1"
        />
      </span>
    </a>
  );
}
