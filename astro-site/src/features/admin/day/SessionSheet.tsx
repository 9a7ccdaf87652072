import { useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { MAX_NOTE_LENGTH } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { PaymentFact } from '../bookings/PaymentFact.tsx';
import { PhoneFact } from '../bookings/PhoneFact.tsx';
import { ScheduleDialog } from '../bookings/ScheduleDialog.tsx';
import { moveTexts } from '../moves/move-messages.ts';
import { isMovable } from '../moves/places.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { RecordingsButton } from '../recordings/RecordingsButton.tsx';
import { useAddOnName } from '../reads/use-add-ons.ts';
import { Countdown } from './Countdown.tsx';
import { dayTexts } from './day-messages.ts';
import { PhaseMark } from './PhaseMark.tsx';
import { mayBeNoShow, type Phase } from './phase.ts';
import { StepList } from './StepList.tsx';
import type { Steps } from './use-steps.ts';

interface SessionSheetProps {
  session: DaySession;
  phase: Phase;
  now: number;
  steps: Steps;
  onClose: () => void;
  /** Looks for another place on the board. */
  onPickUp: () => void;
  /** Those that are on sale. */
  studios: readonly { id: number; name: string }[];
  /** Takes the focus where the tile has gone. */
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Everything about a guest, and everything that can be done for them. */
export function SessionSheet({ session, phase, now, steps, onClose, ...more }: SessionSheetProps) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const { onPickUp, studios, focusAfterwards } = more;
  const addOnName = useAddOnName();
  const [isScheduling, setScheduling] = useState(false);
  const { id, name, bookingTime, party, addons, youtubeTrackUrl, locale } = session;
  const isInside = phase === 'in-booth' || phase === 'overtime';
  const facts: [label: string, shown: ReactNode][] = [
    [texts.drink, drinkInWords(session.selectedDrink, session.drinkTemperature, language)],
    [texts.payment, <PaymentFact key="payment" payment={session.payment} />],
    [
      texts.song,
      youtubeTrackUrl && (
        <a
          key="song"
          href={youtubeTrackUrl}
          target="_blank"
          rel="noreferrer"
          className="text-cool wrap-anywhere underline underline-offset-4"
        >
          {youtubeTrackUrl}
        </a>
      ),
    ],
    [texts.addOns, addons.map(addOnName).join(', ')],
    [texts.phone, session.phone && <PhoneFact key="phone" booking={session} />],
    [texts.language, texts.languages[locale]],
    [
      texts.number,
      <span key="number" className="figures font-mono">
        #{id}
      </span>,
    ],
    [texts.klook, session.klookBookingId],
  ];
  return (
    <>
      <AdminDialog
        open
        onOpenChange={(open) => !open && onClose()}
        focusAfterwards={focusAfterwards}
        title={`${bookingTime} ${name}`}
        description={
          <span className="flex flex-wrap items-center gap-3">
            <PhaseMark phase={phase} className="text-base" />
            {party.size > 1 && texts.partyPlace(party.place, party.size)}
          </span>
        }
      >
        <div className="grid gap-6">
          {isInside && <Countdown session={session} now={now} />}
          {phase === 'away' ? (
            <Button size="lg" pending={steps.isSettingStatus} onClick={() => steps.comesAfterAll(session)}>
              {texts.comesAfterAll}
            </Button>
          ) : (
            <StepList session={session} steps={steps} />
          )}
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map(
              ([label, shown]) =>
                shown && (
                  <div key={label} className="min-w-0">
                    <dt className="text-faint text-sm">{label}</dt>
                    <dd className="wrap-anywhere">{shown}</dd>
                  </div>
                ),
            )}
          </dl>
          <NoteForm key={id} session={session} steps={steps} />
          <div className="flex flex-wrap gap-3">
            <RecordingsButton bookingId={id} />
            {isMovable(session, now) && (
              <Button aria-keyshortcuts="m" onClick={onPickUp}>
                {moveTexts[language].moveOnBoard}
              </Button>
            )}
            {isMovable(session, now) && <Button onClick={() => setScheduling(true)}>{texts.move}</Button>}
            {mayBeNoShow(phase) && (
              <Button variant="danger" pending={steps.isSettingStatus} onClick={() => steps.noShow(session)}>
                {texts.noShow}
              </Button>
            )}
          </div>
        </div>
      </AdminDialog>
      {isScheduling && (
        <ScheduleDialog
          booking={session}
          studios={studios}
          open
          onOpenChange={setScheduling}
          onDone={onClose}
        />
      )}
    </>
  );
}

function NoteForm({ session, steps }: { session: DaySession; steps: Steps }) {
  const texts = dayTexts[useLanguage()];
  const [note, setNote] = useState(session.note);
  const [known, setKnown] = useState(session.note);
  // What somebody else has written is shown, unless something is being typed here.
  if (known !== session.note) {
    setKnown(session.note);
    if (note === known) setNote(session.note);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!steps.isSavingNote) steps.saveNote(session.id, note.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={texts.note}>
        <TextInput
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {note.trim() !== session.note && (
        <SubmitButton
          texts={{ submit: texts.saveNote, submitting: texts.saving }}
          isPending={steps.isSavingNote}
        />
      )}
    </form>
  );
}
