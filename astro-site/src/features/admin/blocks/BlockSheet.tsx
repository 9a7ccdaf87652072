import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { AdminDialog } from '../parts/AdminDialog.tsx';
import { changeFailed } from '../parts/change-failed.ts';
import { liftBlock } from './block-api.ts';
import { blockTexts } from './block-messages.ts';

interface BlockSheetProps {
  block: BlockedTime;
  studio: string;
  /** How many sessions stand in it on this day. */
  sessions: number;
  onGuests: () => void;
  onLifted: () => void;
  onClose: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
}

/** A blocked time, and the way back. */
export function BlockSheet(props: BlockSheetProps) {
  const { block, studio, sessions, onGuests, onLifted, onClose, focusAfterwards } = props;
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
  const onlyThis = { from: block.startsAt, until: block.endsAt };
  return (
    <AdminDialog
      open
      onOpenChange={(open) => !open && !lift.isPending && onClose()}
      focusAfterwards={focusAfterwards}
      title={texts.blocked(texts.kinds[block.kind], studio)}
      description={
        <span className="flex flex-wrap gap-x-3">
          <span className="figures">{texts.lasts(clock(block.startsAt), clock(block.endsAt))}</span>
          {block.isWeekly && <span>{texts.weekly}</span>}
        </span>
      }
    >
      <div className="grid gap-5">
        {block.note !== '' && <p className="wrap-anywhere">{block.note}</p>}
        {sessions > 0 && (
          <Button variant="primary" className="justify-self-start" onClick={onGuests}>
            {texts.guests(sessions)}
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          {block.isWeekly && (
            <Button pending={lift.isPending} onClick={() => lift.mutate(onlyThis)}>
              {texts.liftWeek}
            </Button>
          )}
          <Button pending={lift.isPending} onClick={() => lift.mutate(undefined)}>
            {lift.isPending ? texts.lifting : block.isWeekly ? texts.liftAll : texts.lift}
          </Button>
        </div>
      </div>
    </AdminDialog>
  );
}
