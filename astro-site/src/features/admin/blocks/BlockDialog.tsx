import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { BLOCK_NOTE_LIMIT, type BlockMade, type NewBlock } from 'shared/blocks/block.ts';
import type { Day } from 'shared/day/day.ts';
import { blockKinds, type BlockKind } from 'shared/slots/blocked-time.ts';
import { CheckboxCard } from '../../../components/ui/CheckboxCard.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { failureText } from '../parts/change-failed.ts';
import { DateField } from '../parts/DateField.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { blockKeys, fetchConcerned, makeBlock } from './block-api.ts';
import { blockTexts } from './block-messages.ts';
import { consistent, nextOf, timesBetween, toSpan, type ChosenSpan, type SpanKind } from './block-span.ts';
import { BookedThere } from './BookedThere.tsx';

/** `block`: staff choose; `close`: all of the house from now on; `close-day`: all of a day. */
export type BlockPreset = 'block' | 'close' | 'close-day';

interface BlockDialogProps {
  day: Day;
  preset: BlockPreset;
  /** In ms by the server's clock. */
  now: number;
  onMade: (made: BlockMade, block: NewBlock) => void;
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

const spanKinds: readonly SpanKind[] = ['part', 'days', 'weekly'];

/** Takes times out of sale; who is booked there is shown first. */
export function BlockDialog({ day, preset, now, onMade, onClose, focusAfterwards }: BlockDialogProps) {
  const language = useLanguage();
  const texts = blockTexts[language];
  const sold = day.studios.filter(({ isSold }) => isSold);
  const times = timesBetween(day.opensAt, day.closesAt);
  const next = nextOf(times.slice(0, -1), day.date, now);
  const [chosen, setChosen] = useState<ChosenSpan>(() => ({
    studioIds: sold.slice(0, preset === 'block' ? 1 : sold.length).map(({ id }) => id),
    kind: preset === 'close-day' ? 'days' : 'part',
    date: day.date,
    lastDate: preset === 'close-day' ? day.date : '',
    from: next,
    until: preset === 'close' ? day.closesAt : (times[times.indexOf(next) + 1] ?? day.closesAt),
  }));
  const [kind, setKind] = useState<BlockKind>(preset === 'block' ? 'break' : 'closed');
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState('');
  const choose = (part: Partial<ChosenSpan>) => setChosen(consistent({ ...chosen, ...part }, times));
  const span = toSpan(chosen, now);
  const concerned = useQuery({
    queryKey: span ? blockKeys.concerned(span) : [],
    queryFn: () => (span ? fetchConcerned(span) : []),
    enabled: span !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const making = useMutation({
    mutationFn: (block: NewBlock) => makeBlock(block),
    onSuccess: (made, block) => {
      showToast({ variant: 'success', title: texts.made });
      onMade(made, block);
    },
    onError: (error) => setFailure(failureText(texts.failed, error, language)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (making.isPending || !span) return;
    setFailure('');
    making.mutate({ ...span, kind, note: note.trim() === '' ? undefined : note });
  };
  const isWhole = chosen.kind === 'days';
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !making.isPending && onClose()}
      focusAfterwards={focusAfterwards}
      title={texts.title[preset === 'block' ? 'block' : 'close']}
      description={texts.about}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {sold.length > 1 && (
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 font-semibold">{texts.studios}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {sold.map(({ id, name }) => (
                <CheckboxCard
                  key={id}
                  title={name}
                  checked={chosen.studioIds.includes(id)}
                  onCheckedChange={(isOn) =>
                    choose({
                      studioIds: isOn
                        ? [...chosen.studioIds, id]
                        : chosen.studioIds.filter((other) => other !== id),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.how}>
            <Select
              value={chosen.kind}
              onChange={({ target }) => {
                const chosenKind = spanKinds.find((one) => one === target.value) ?? 'part';
                choose({ kind: chosenKind, lastDate: chosenKind === 'days' ? chosen.date : '' });
              }}
            >
              {spanKinds.map((one) => (
                <option key={one} value={one}>
                  {texts.spans[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.why}>
            <Select
              value={kind}
              onChange={({ target }) => setKind(blockKinds.find((one) => one === target.value) ?? 'break')}
            >
              {blockKinds.map((one) => (
                <option key={one} value={one}>
                  {texts.kinds[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <DateField
          label={chosen.kind === 'part' ? texts.date : texts.firstDate}
          value={chosen.date}
          onChange={(date) => choose({ date })}
          required
          hasSteps
        />
        {!isWhole && (
          <div className="grid grid-cols-2 gap-5">
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={texts[end]}>
                <Select value={chosen[end]} onChange={({ target }) => choose({ [end]: target.value })}>
                  {(end === 'from' ? times.slice(0, -1) : times.filter((time) => time > chosen.from)).map(
                    (time) => (
                      <option key={time}>{time}</option>
                    ),
                  )}
                </Select>
              </Field>
            ))}
          </div>
        )}
        {chosen.kind !== 'part' && (
          <DateField
            label={isWhole ? texts.lastDate : texts.lastWeek}
            value={chosen.lastDate}
            onChange={(lastDate) => choose({ lastDate })}
            required={isWhole}
          />
        )}
        <Field label={texts.note}>
          <TextInput
            autoComplete="off"
            maxLength={BLOCK_NOTE_LIMIT}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {span ? <BookedThere query={concerned} /> : <p role="status">{texts.incomplete}</p>}
        <p role="alert" className="text-bad font-medium empty:hidden">
          {failure}
        </p>
        <SubmitButton texts={texts} isPending={making.isPending} disabled={span === null} />
      </form>
    </AdminDialog>
  );
}
