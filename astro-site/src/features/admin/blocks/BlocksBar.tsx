import { useQuery } from '@tanstack/react-query';
import { Ban, DoorClosed } from 'lucide-react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Block } from 'shared/blocks/block.ts';
import type { Day } from 'shared/day/day.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { useLanguage } from '../language/language.ts';
import { blockKeys, fetchBlocks } from './block-api.ts';
import { BlockDialog, type BlockPreset } from './BlockDialog.tsx';
import { blockTexts } from './block-messages.ts';
import { BlockSheet } from './BlockSheet.tsx';
import { GuestsDialog } from './GuestsDialog.tsx';

interface BlocksBarProps {
  branchId: number | undefined;
  day: Day;
  /** In ms by the server's clock. */
  now: number;
  /** Whether the account may cancel with a refund. */
  mayCancel: boolean;
  /** The blocked time that was opened on the board. */
  opened: BlockedTime | null;
  onCloseOpened: () => void;
  /** The board is another. */
  onChanged: () => void;
  focusAfterwards: RefObject<HTMLElement | null>;
  /** What else there is to do with a day. */
  children: ReactNode;
}

/** Takes times out of sale, and says where guests wait for a decision. */
export function BlocksBar(props: BlocksBarProps) {
  const { branchId, day, now, mayCancel, opened, onCloseOpened, onChanged, focusAfterwards, children } =
    props;
  const language = useLanguage();
  const texts = blockTexts[language];
  const [preset, setPreset] = useState<BlockPreset | null>(null);
  const [guestsOf, setGuestsOf] = useState<{ id: number; title: string } | null>(null);
  const blocks = useQuery({
    queryKey: [...blockKeys.list, branchId ?? null],
    queryFn: () => fetchBlocks(branchId),
  });
  const { refetch } = blocks;
  // Whoever blocked or decided, here or elsewhere, has changed the day.
  useEffect(() => void refetch(), [day, refetch]);
  const open = (blocks.data ?? []).filter(({ undecided }) => undecided > 0);
  const isToday = seoulWallClock(new Date(now)).date === day.date;
  const isSold = day.studios.some((studio) => studio.isSold);
  const standing = day.sessions.filter(
    ({ status, startsAt }) => status !== 'cancelled' && Date.parse(startsAt) > now,
  );
  const titleOf = ({ kind, startsAt }: Pick<Block, 'kind' | 'startsAt'>) => {
    const { date, time } = seoulWallClock(new Date(startsAt));
    return texts.guestsOf(texts.kinds[kind], `${longDateIn(language)(date)}, ${time}`);
  };
  const openedWhole = blocks.data?.find(({ id }) => id === opened?.blockId);
  const unblocked = standing.filter(
    ({ startsAt, studioId }) =>
      !day.blocked.some(
        (block) => block.studioId === studioId && block.startsAt <= startsAt && startsAt < block.endsAt,
      ),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {isSold && (
          <Button size="sm" className="min-h-11" onClick={() => setPreset('block')}>
            <Ban aria-hidden="true" className="size-4.5" /> {texts.block}
          </Button>
        )}
        {isSold && isToday && (
          <Button size="sm" className="min-h-11" onClick={() => setPreset('close')}>
            <DoorClosed aria-hidden="true" className="size-4.5" /> {texts.closeNow}
          </Button>
        )}
        {children}
      </div>
      {day.isClosed && unblocked.length > 0 && (
        <Notice kind="info">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{texts.closedWithGuests(unblocked.length)}</p>
            <Button onClick={() => setPreset('close-day')}>{texts.dealWith}</Button>
          </div>
        </Notice>
      )}
      {open.map((block) => (
        <div
          key={block.id}
          role="status"
          className="border-amber bg-surface flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border px-4 py-1.5"
        >
          <p className="font-semibold">{titleOf(block)}</p>
          <Button
            size="sm"
            className="min-h-11"
            onClick={() => setGuestsOf({ id: block.id, title: titleOf(block) })}
          >
            {texts.guests(block.undecided)}
          </Button>
        </div>
      ))}
      {preset && (
        <BlockDialog
          day={day}
          preset={preset}
          now={now}
          focusAfterwards={focusAfterwards}
          onClose={() => setPreset(null)}
          onMade={({ id, guests }, block) => {
            setPreset(null);
            onChanged();
            if (guests.length > 0) setGuestsOf({ id, title: titleOf(block) });
          }}
        />
      )}
      {opened && (
        <BlockSheet
          block={opened}
          whole={openedWhole}
          studios={day.studios
            .filter(({ id }) => (openedWhole?.studioIds ?? [opened.studioId]).includes(id))
            .map(({ name }) => name)
            .join(', ')}
          sessions={
            standing.filter(
              ({ startsAt, studioId }) =>
                studioId === opened.studioId && opened.startsAt <= startsAt && startsAt < opened.endsAt,
            ).length
          }
          focusAfterwards={focusAfterwards}
          onGuests={() => {
            setGuestsOf({ id: opened.blockId, title: titleOf(opened) });
            onCloseOpened();
          }}
          onLifted={onChanged}
          onClose={onCloseOpened}
        />
      )}
      {guestsOf && (
        <GuestsDialog
          blockId={guestsOf.id}
          title={guestsOf.title}
          studios={day.studios}
          mayCancel={mayCancel}
          focusAfterwards={focusAfterwards}
          onClose={() => {
            setGuestsOf(null);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
