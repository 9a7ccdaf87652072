import { Banknote, CalendarClock, Mail, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { StatusEffect } from 'shared/bookings/admin-booking.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { useLanguage, type AdminLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { statusNames } from '../parts/status-names.ts';
import { WhomChoice } from '../parts/WhomChoice.tsx';
import { consequencesOf } from './status-consequences.ts';
import { statusTexts } from './status-messages.ts';
import type { StatusQuestion } from './use-status-change.ts';

interface StatusDialogProps {
  /** Null while nothing is asked. */
  question: StatusQuestion | null;
  isAgreeing: boolean;
  /** @param isWhole for the whole party */
  onAgree: (isWhole: boolean) => void;
  onLeave: () => void;
  onEnterTime: () => void;
}

/** The question before a status that sends a mail, frees a slot, cannot be taken back or may be meant for a whole party. */
export function StatusDialog({ question, ...rest }: StatusDialogProps) {
  const language = useLanguage();
  const texts = statusTexts[language];
  if (question === null) return null;
  const { status } = question.change;
  const { id, name } = question.preview.booking;
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && rest.onLeave()}
      title={status === 'cancelled' ? texts.cancelTitle(id) : texts.title(statusNames[language][status], id)}
      description={`${name}. ${texts.whatHappens}`}
    >
      <Question question={question} {...rest} />
    </AdminDialog>
  );
}

type QuestionProps = StatusDialogProps & { question: StatusQuestion };

function Question({ question, ...rest }: QuestionProps) {
  const [isWhole, setWhole] = useState(false);
  const { change, preview } = question;
  const { others, booking } = preview;
  const all = [preview, ...others].toSorted((one, two) => one.booking.party.place - two.booking.party.place);
  const effects = isWhole ? all : [preview];
  return (
    <>
      {others.length > 0 && (
        <div className="mb-5">
          <WhomChoice
            name={booking.name}
            names={all.map((effect) => effect.booking.name)}
            size={booking.party.size}
            isWhole={isWhole}
            onChange={setWhole}
          />
        </div>
      )}
      <Consequences effects={effects} change={change} />
      <Answers question={question} effects={effects} {...rest} />
    </>
  );
}

function Consequences({ effects, change }: { effects: StatusEffect[] } & Pick<StatusQuestion, 'change'>) {
  const language = useLanguage();
  const texts = statusTexts[language];
  const { email, slot, money } = consequencesOf(effects, change.status, language);
  return (
    <dl className="border-line mb-6 grid gap-4 border-y py-5">
      <Consequence icon={Mail} label={texts.email} lines={email} />
      <Consequence icon={CalendarClock} label={texts.slot} lines={slot} />
      <Consequence icon={Banknote} label={texts.money} lines={money} />
    </dl>
  );
}

function Consequence({ icon: Icon, label, lines }: { icon: LucideIcon; label: string; lines: string[] }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
      <dt className="text-soft flex items-center gap-2 self-start">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </dt>
      <dd className="grid min-w-0 gap-1 wrap-anywhere">
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </dd>
    </div>
  );
}

function agreeText(
  status: StatusQuestion['change']['status'],
  effects: readonly StatusEffect[],
  language: AdminLanguage,
): string {
  const isTold = effects.some(({ mail }) => mail !== null);
  const { agree } = statusTexts[language];
  if (status !== 'cancelled') return (isTold ? agree.setAndSend : agree.set)(statusNames[language][status]);
  if (effects.length > 1) return (isTold ? agree.cancelAllAndSend : agree.cancelAll)(effects.length);
  return isTold ? agree.cancelAndSend : agree.cancel;
}

function Answers({
  question: { change, preview },
  effects,
  isAgreeing,
  onAgree,
  onLeave,
  onEnterTime,
}: QuestionProps & { effects: StatusEffect[] }) {
  const language = useLanguage();
  const texts = statusTexts[language];
  const isCancelling = change.status === 'cancelled';
  return (
    <div className="flex flex-wrap gap-3">
      {preview.withoutTime && (
        <Button variant="primary" onClick={onEnterTime}>
          {texts.timeFirst}
        </Button>
      )}
      <Button
        variant={isCancelling ? 'danger' : preview.withoutTime ? 'secondary' : 'primary'}
        pending={isAgreeing}
        onClick={() => onAgree(effects.length > 1)}
      >
        {isAgreeing ? texts.agreeing : agreeText(change.status, effects, language)}
      </Button>
      <Button onClick={onLeave}>{texts.leave}</Button>
    </div>
  );
}
