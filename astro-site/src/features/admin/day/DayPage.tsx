import { useRef, useState } from 'react';
import { isAdminRole, type CurrentUser } from 'shared/auth/accounts.ts';
import { localized } from 'shared/languages/localized-text.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { cn } from '../../../lib/cn.ts';
import { BranchChooser } from '../branches/BranchChooser.tsx';
import { useBranch } from '../branches/use-branches.ts';
import { BlocksBar } from '../blocks/BlocksBar.tsx';
import { ScheduleDialog } from '../bookings/ScheduleDialog.tsx';
import { KlookTray } from '../klook-tray/KlookTray.tsx';
import { useKlookTray } from '../klook-tray/use-klook-tray.ts';
import { DragBoard } from '../moves/DragBoard.tsx';
import { MoveDialog } from '../moves/MoveDialog.tsx';
import { MovingBar } from '../moves/MovingBar.tsx';
import { isSession } from '../moves/places.ts';
import { SwapDialog } from '../moves/SwapDialog.tsx';
import { useMoving } from '../moves/use-moving.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { PrintSheet } from '../parts/PrintSheet.tsx';
import { UploadsMark } from '../recordings/UploadsMark.tsx';
import { WaitlistTray } from '../waitlist/WaitlistTray.tsx';
import type { SlotToSell } from '../walk-ins/FreeSlot.tsx';
import { WalkInDialog, type WalkInDraft } from '../walk-ins/WalkInDialog.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { DayBar } from './DayBar.tsx';
import { DayGrid } from './DayGrid.tsx';
import { DayOnPaper } from './DayOnPaper.tsx';
import { DayPapers } from './DayPapers.tsx';
import { dayTexts } from './day-messages.ts';
import { FindGuest } from './FindGuest.tsx';
import { LiveMark } from './LiveMark.tsx';
import { NowPanel } from './NowPanel.tsx';
import { phaseOf } from './phase.ts';
import { SessionSheet } from './SessionSheet.tsx';
import { LOOK_MS, useDay } from './use-day.ts';
import { useDayAddress, useDayKeys, useSwipes } from './use-day-address.ts';
import { useNow } from './use-now.ts';
import { useSteps } from './use-steps.ts';

/** `/admin/day`: the day at the counter. */
export function DayPage() {
  return <AdminIsland here="/admin/day">{(user) => <Board user={user} />}</AdminIsland>;
}

/** Which of the two a phone shows; larger screens show both. */
type View = 'now' | 'board';

function Board({ user }: { user: CurrentUser }) {
  const language = useLanguage();
  const texts = dayTexts[language];
  const { date, goTo } = useDayAddress();
  const search = useRef<HTMLInputElement>(null);
  const { branches, branchId, namedBranch, isKnown, choose } = useBranch();
  const { query, isLive } = useDay(date, branchId);
  const tray = useKlookTray(branchId, isLive ? false : LOOK_MS);
  const now = useNow(query.data?.offset ?? 0);
  const steps = useSteps(date, branchId);
  const [openedId, setOpened] = useState<string | null>(null);
  const [selling, setSelling] = useState<SlotToSell | null>(null);
  const [draft, setDraft] = useState<WalkInDraft | null>(null);
  const [openedBlock, setOpenedBlock] = useState<BlockedTime | null>(null);
  const [view, setView] = useState<View>('now');
  const day = query.data?.day;
  const today = seoulWallClock(new Date(now)).date;
  const known = [...(day?.sessions ?? []), ...(tray.data?.bookings ?? [])];
  const { moving, place, ...moves } = useMoving(day, known, now);
  const [isScheduling, setScheduling] = useState(false);
  useDayKeys(date, goTo, search, moving !== null);
  const swipes = useSwipes(date, goTo, moving?.isDragged ?? false);
  const onSale = day?.studios.filter(({ isSold }) => isSold) ?? [];
  const asking = {
    ...{
      studios: day?.studios ?? [],
      now,
      onMoved: moves.stop,
      onClose: moves.leave,
      focusAfterwards: search,
    },
    onSettled: () => void Promise.all([query.refetch(), tray.refetch()]),
  };
  const opened = day?.sessions.find(({ id }) => id === openedId);
  // Places are on the board.
  const shown = moving ? 'board' : view;
  const open = ({ id }: { id: string }) => setOpened(id);
  return (
    <div className="grid gap-4" {...swipes}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <DayBar date={date} today={today} onGoTo={goTo} />
        <BranchChooser branches={branches} value={branchId} onChoose={(id) => id && choose(id)} />
        {day && (
          <p className="text-soft">
            {day.isClosed ? (
              <strong className="text-amber">{texts.closed}</strong>
            ) : (
              texts.booked(day.sessions.length)
            )}
          </p>
        )}
        {query.data && <LiveMark isLive={isLive} readAt={query.data.readAt} now={now} />}
      </div>
      <FindGuest
        sessions={day?.sessions ?? []}
        field={search}
        onOpen={open}
        branchId={branchId}
        onGoTo={(wanted, where) => {
          if (where !== undefined) choose(where);
          goTo(wanted);
        }}
      />
      {!day && (query.isPending || !isKnown) && <p role="status">{texts.loading}</p>}
      {query.isError && isKnown && !day && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{refusalText(query.error, language, texts.readFailed)}</p>
          <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      <MovingBar
        moving={moving}
        lastName={moves.lastName}
        date={date}
        isCovered={place !== null || isScheduling || opened !== undefined}
        onStop={moves.stop}
        onOtherDay={() => setScheduling(true)}
      />
      {day && (
        <DragBoard
          known={known}
          moving={moving}
          onPickUp={(subject) => moves.pickUp(subject, true)}
          onPutDown={moves.putDown}
          onStop={moves.stop}
        >
          <BlocksBar
            branchId={branchId}
            day={day}
            now={now}
            mayCancel={isAdminRole(user.role)}
            opened={openedBlock}
            onCloseOpened={() => setOpenedBlock(null)}
            onChanged={() => void query.refetch()}
            focusAfterwards={search}
          >
            <DayPapers date={date} branchId={branchId} />
          </BlocksBar>
          <WaitlistTray
            waiting={day.waiting}
            onChanged={() => void query.refetch()}
            focusAfterwards={search}
          />
          {tray.data && <KlookTray tray={tray.data} date={date} onGive={moves.pickUp} />}
          <div className="grid items-start gap-6 max-md:pb-20 md:grid-cols-[1fr_19rem] xl:grid-cols-[1fr_24rem]">
            <div className={cn('min-w-0', shown !== 'board' && 'max-md:hidden')}>
              <DayGrid
                day={day}
                now={now}
                onOpen={open}
                onSell={setSelling}
                onOpenBlock={setOpenedBlock}
                isChosen={view === 'board'}
                moving={moving}
                onPickUp={moves.pickUp}
                onPutDown={moves.putDown}
              />
            </div>
            <div className={cn('md:sticky md:top-4', shown !== 'now' && 'max-md:hidden')}>
              <NowPanel
                day={day}
                now={now}
                isToday={date === today}
                steps={steps}
                onOpen={open}
                onSell={setSelling}
              />
            </div>
          </div>
          {!moving && <ViewChoice view={view} onChoose={setView} />}
        </DragBoard>
      )}
      {moving && place?.kind === 'free' && <MoveDialog subject={moving.subject} place={place} {...asking} />}
      {moving && place?.kind === 'swap' && isSession(moving.subject) && (
        <SwapDialog pair={[moving.subject, place.other]} {...asking} />
      )}
      {moving && isScheduling && (
        <ScheduleDialog
          booking={moving.subject}
          studios={onSale}
          open
          onOpenChange={setScheduling}
          onDone={moves.stop}
        />
      )}
      {day && (
        <PrintSheet>
          {(printedAt) => (
            <DayOnPaper
              day={day}
              branchName={namedBranch && localized(namedBranch.name, language)}
              printedAt={printedAt}
              printedBy={user.username}
            />
          )}
        </PrintSheet>
      )}
      {selling && (
        <WalkInDialog
          // At the price that the board knows by now.
          slot={{
            ...selling,
            priceWon: day?.starts.find(({ time }) => time === selling.time)?.priceWon ?? selling.priceWon,
          }}
          draft={draft}
          onDraft={setDraft}
          focusAfterwards={search}
          onSettled={() => void query.refetch()}
          onClose={() => setSelling(null)}
        />
      )}
      {day && opened && (
        <SessionSheet
          session={opened}
          phase={phaseOf(opened, day.arrival.cafeMinutes, now)}
          now={now}
          steps={steps}
          studios={onSale}
          onClose={() => setOpened(null)}
          onPickUp={() => {
            setOpened(null);
            moves.pickUp(opened);
          }}
          focusAfterwards={search}
        />
      )}
      {/* Above the choice of views on a phone. */}
      <UploadsMark className="max-md:bottom-22" />
    </div>
  );
}

function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const texts = dayTexts[useLanguage()];
  return (
    <div
      role="group"
      aria-label={texts.view}
      className="bg-surface border-line fixed inset-x-4 bottom-4 z-30 grid grid-cols-2 gap-1 rounded-full border p-1 shadow-2xl md:hidden"
    >
      {(['now', 'board'] as const).map((one) => (
        <Button
          key={one}
          variant={one === view ? 'primary' : 'quiet'}
          aria-pressed={one === view}
          onClick={() => onChoose(one)}
        >
          {texts[one]}
        </Button>
      ))}
    </div>
  );
}
