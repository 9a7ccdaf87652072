import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Block } from 'shared/blocks/block.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { liftBlock } from './block-api.ts';
import { blockTexts } from './block-messages.ts';

interface BlockSheetProps {
  block: BlockedTime;
  /** All of what it is a part of; undefined until that is known. */
  whole: Block | undefined;
  /** Names of all the studios that it lies over. */
  studios: string;
  /** How many sessions stand in it on this day. */
  sessions: number;
  onGuests: () => void;
  onLifted: () => void;
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** A blocked time, and the way back. */
export function BlockSheet(props: BlockSheetProps) {
  const { block, whole, studios, sessions, onGuests, onLifted, onClose, focusAfterwards } = props;
  const language = useLanguage();
  const texts = blockTexts[language];
  const lift = useMutation({
    mutationFn: (only?: { from: string; until: string }) => liftBlock(block.blockId, only),
    onSuccess: () => {
      showToast({ variant: 'success', title: texts.lifted });
      onLifted();
      onClose();
    },
    onError: (error) => changeFailed(texts.liftFailed, error, language),
  });
  const clock = (instant: string) => seoulWallClock(new Date(instant)).time;
  const endTime = clock(block.endsAt) === '00:00' ? '24:00' : clock(block.endsAt);
  const lastDay = whole && !whole.isWeekly && whole.endsAt > block.endsAt ? lastDayOf(whole) : null;
  const hasMore = block.isWeekly || lastDay !== null;
  const allText = block.isWeekly ? texts.liftAll : lastDay ? texts.liftDays : texts.lift;
  const onlyThis = { from: block.startsAt, until: block.endsAt };
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !lift.isPending && onClose()}
      focusAfterwards={focusAfterwards}
      title={texts.blocked(texts.kinds[block.kind], studios)}
      description={
        <span className="flex flex-wrap gap-x-3">
          <span className="figures">{texts.lasts(clock(block.startsAt), endTime)}</span>
          {block.isWeekly && <span>{texts.weekly}</span>}
          {lastDay && <span>{texts.goesOnUntil(longDateIn(language)(lastDay))}</span>}
        </span>
      }
    >
      <div className="grid gap-5">
        {block.note !== '' && <p className="wrap-anywhere">{block.note}</p>}
        {sessions > 0 && (
          <Button variant="primary" className="justify-self-start" onClick={onGuests}>
            {texts.guestsHere(sessions)}
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          {hasMore && (
            <Button pending={lift.isPending} onClick={() => lift.mutate(onlyThis)}>
              {block.isWeekly ? texts.liftWeek : texts.liftDay}
            </Button>
          )}
          <Button pending={lift.isPending} onClick={() => lift.mutate(undefined)}>
            {lift.isPending ? texts.lifting : allText}
          </Button>
        </div>
      </div>
    </AdminDialog>
  );
}

/** The day on which the last of it lies; one that ends at midnight ends the day before. */
const lastDayOf = ({ endsAt }: Block) => seoulWallClock(new Date(Date.parse(endsAt) - 1)).date;
