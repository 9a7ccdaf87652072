import { useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import type { Guests } from 'shared/blocks/block.ts';
import type { Day, DaySession } from 'shared/day/day.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { ScheduleDialog } from '../bookings/ScheduleDialog.tsx';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { failureText } from '../parts/change-failed.ts';
import { blockKeys, fetchGuests } from './block-api.ts';
import { blockTexts } from './block-messages.ts';
import { GuestRow } from './GuestRow.tsx';
import { decisionOf, keyOf, useDecisions, type Choice } from './use-decisions.ts';

interface GuestsDialogProps {
  blockId: number;
  title: string;
  studios: Day['studios'];
  /** Whether the account may cancel with a refund. */
  mayCancel: boolean;
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** Decides on everybody who is booked in a blocked time: all at once, or in portions. */
export function GuestsDialog(props: GuestsDialogProps) {
  const { blockId, title, studios, mayCancel, onClose, focusAfterwards } = props;
  const language = useLanguage();
  const texts = blockTexts[language];
  // As they are now, each time that it is opened.
  const query = useQuery({
    queryKey: blockKeys.guests(blockId),
    queryFn: () => fetchGuests(blockId),
    staleTime: 0,
    gcTime: 0,
  });
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [moving, setMoving] = useState<DaySession | null>(null);
  const { run, carryOut, stop } = useDecisions(blockId);
  const guests = query.data ?? [];
  const choiceOf = (group: Guests): Choice => {
    const choice = choices.get(keyOf(group)) ?? 'later';
    return choice === 'move' && !group.nearest ? 'later' : choice;
  };
  const decisions = guests.flatMap((group) => {
    const decision = decisionOf(group, choiceOf(group));
    return decision ? [{ key: keyOf(group), decision }] : [];
  });
  // Whoever stays has been decided on.
  const undecided = guests.filter(({ sessions }) => !sessions.every(({ isKept }) => isKept));
  const all = new Set(undecided.map(choiceOf));
  const chooseForAll = (choice: Choice) =>
    setChoices(new Map(undecided.map((group) => [keyOf(group), choice])));
  const start = async () => {
    if (run.isRunning || decisions.length === 0) return;
    const { done, left } = await carryOut(decisions);
    setChoices(new Map());
    const title = left === 0 ? texts.finished(done) : texts.stopped(left);
    showToast({ variant: left === 0 ? 'success' : 'destructive', title });
  };
  return (
    <>
      <AdminDialog
        open
        onOpenChange={(open) => !open && !run.isRunning && onClose()}
        focusAfterwards={focusAfterwards}
        title={title}
        description={texts.guestsAbout}
      >
        <div className="grid gap-5">
          {query.isPending && <p role="status">{texts.looking}</p>}
          {query.isError && (
            <p role="alert" className="text-bad">
              {failureText(texts.lookFailed, query.error, language)}
            </p>
          )}
          {query.data?.length === 0 && <p role="status">{texts.nobody}</p>}
          {undecided.length > 1 && (
            <Field label={texts.all}>
              <Select
                disabled={run.isRunning}
                value={all.size === 1 ? [...all][0] : ''}
                onChange={({ target }) => chooseForAll(target.value as Choice)}
              >
                {all.size > 1 && <option value="" />}
                <option value="later">{texts.choices.later}</option>
                <option value="move">{texts.choices.nearest}</option>
                {mayCancel && <option value="cancel">{texts.choices.cancelAll}</option>}
                <option value="keep">{texts.choices.keep}</option>
              </Select>
            </Field>
          )}
          {guests.length > 0 && (
            <ul className="grid gap-3">
              {guests.map((group) => (
                <GuestRow
                  key={keyOf(group)}
                  guests={group}
                  studios={studios}
                  choice={choiceOf(group)}
                  mayCancel={mayCancel}
                  isDisabled={run.isRunning}
                  failure={run.failures.get(keyOf(group))}
                  onChoose={(choice) => setChoices(new Map(choices).set(keyOf(group), choice))}
                  onOtherTime={setMoving}
                />
              ))}
            </ul>
          )}
          {!mayCancel && guests.length > 0 && <p className="text-soft">{texts.adminsCancel}</p>}
          {run.isRunning ? (
            <div className="flex flex-wrap items-center gap-4">
              <p role="status" className="grid grow gap-2 font-semibold">
                {texts.progress(run.done, run.all)}
                <progress
                  aria-label={texts.progress(run.done, run.all)}
                  value={run.done + run.failures.size}
                  max={run.all}
                  className="accent-hot w-full"
                />
              </p>
              <Button onClick={stop}>{texts.stop}</Button>
            </div>
          ) : (
            guests.length > 0 && (
              <Button
                variant="primary"
                disabled={decisions.length === 0}
                className="justify-self-start"
                onClick={() => void start()}
              >
                {texts.carryOut(decisions.length)}
              </Button>
            )
          )}
        </div>
      </AdminDialog>
      {moving && (
        <ScheduleDialog
          booking={moving}
          open
          onOpenChange={(open) => {
            if (open) return;
            setMoving(null);
            void query.refetch();
          }}
        />
      )}
    </>
  );
}
