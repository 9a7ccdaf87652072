import { Banknote, CalendarClock, Mail, type LucideIcon } from 'lucide-react';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { statusNames } from '../parts/status-names.ts';
import { consequencesOf } from './status-consequences.ts';
import { statusTexts as texts } from './status-messages.ts';
import type { StatusQuestion } from './use-status-change.ts';

interface StatusDialogProps {
  /** Null while nothing is asked. */
  question: StatusQuestion | null;
  isAgreeing: boolean;
  onAgree: () => void;
  onLeave: () => void;
  onEnterTime: () => void;
}

/** The question before a status that sends a mail, frees a slot or cannot be taken back. */
export function StatusDialog({ question, ...rest }: StatusDialogProps) {
  if (question === null) return null;
  const { status } = question.change;
  const { id, name } = question.preview.booking;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && rest.onLeave()}
      title={status === 'cancelled' ? texts.cancelTitle(id) : texts.title(statusNames[status], id)}
      description={`${name}. ${texts.whatHappens}`}
    >
      <Consequences question={question} />
      <Answers question={question} {...rest} />
    </Dialog>
  );
}

function Consequences({ question: { change, preview } }: { question: StatusQuestion }) {
  const { email, slot, money } = consequencesOf(preview, change.status);
  return (
    <dl className="border-line mb-6 grid gap-4 border-y py-5">
      <Consequence icon={Mail} label={texts.email} text={email} />
      <Consequence icon={CalendarClock} label={texts.slot} text={slot} />
      <Consequence icon={Banknote} label={texts.money} text={money} />
    </dl>
  );
}

function Consequence({ icon: Icon, label, text }: { icon: LucideIcon; label: string; text: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
      <dt className="text-soft flex items-center gap-2 self-start">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </dt>
      <dd className="min-w-0 wrap-anywhere">{text}</dd>
    </div>
  );
}

function agreeText({ change, preview }: StatusQuestion): string {
  if (change.status === 'cancelled') return preview.mail ? texts.agree.cancelAndSend : texts.agree.cancel;
  const status = statusNames[change.status];
  return preview.mail ? texts.agree.setAndSend(status) : texts.agree.set(status);
}

function Answers({
  question,
  isAgreeing,
  onAgree,
  onLeave,
  onEnterTime,
}: StatusDialogProps & { question: StatusQuestion }) {
  const isCancelling = question.change.status === 'cancelled';
  return (
    <div className="flex flex-wrap gap-3">
      {question.preview.withoutTime && (
        <Button variant="primary" onClick={onEnterTime}>
          {texts.timeFirst}
        </Button>
      )}
      <Button
        variant={isCancelling ? 'danger' : question.preview.withoutTime ? 'secondary' : 'primary'}
        pending={isAgreeing}
        onClick={onAgree}
      >
        {isAgreeing ? texts.agreeing : agreeText(question)}
      </Button>
      <Button onClick={onLeave}>{texts.leave}</Button>
    </div>
  );
}
