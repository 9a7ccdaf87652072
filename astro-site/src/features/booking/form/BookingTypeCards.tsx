import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { localized, type LocalizedText } from 'shared/languages/localized-text.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { cn } from '../../../lib/cn.ts';
import { lobbyTexts as texts } from './form-messages.ts';

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

/** Step 1: how to book, as two cards. */
export function BookingTypeCards({ content, headingRef, onChoose }: BookingTypeCardsProps) {
  return (
    <div className="enter">
      <h3 ref={headingRef} tabIndex={-1} className="mb-5 text-xl outline-none">
        {texts.heading}
      </h3>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <TypeCard
          title={localized(content.directTitle)}
          korean={texts.directKorean}
          body={localized(content.directBody)}
          action={texts.directAction}
          type="direct"
          prominent
          onChoose={onChoose}
        />
        <TypeCard
          title={localized(content.klookTitle)}
          korean={texts.klookKorean}
          body={localized(content.klookBody)}
          action={texts.klookAction}
          type="klook"
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}

interface TypeCardProps {
  type: BookingType;
  title: string;
  korean: string;
  body: string;
  action: string;
  prominent?: boolean;
  onChoose: (type: BookingType) => void;
}

function TypeCard({ type, title, korean, body, action, prominent = false, onChoose }: TypeCardProps) {
  return (
    <button
      type="button"
      data-booking-type={type}
      onClick={() => onChoose(type)}
      className={cn('type-card group', prominent && 'is-prominent')}
    >
      <span className="grid flex-1 content-start gap-2 p-6 sm:p-8">
        <span lang="ko" className="text-soft text-[0.9375rem] font-semibold">
          {korean}
        </span>
        <span className="display text-3xl sm:text-4xl">{title}</span>
        <span className="text-soft">{body}</span>
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
    </button>
  );
}
