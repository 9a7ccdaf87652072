import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Notice } from '../../../components/ui/Notice.tsx';
import { branchParameter } from '../branches/branch-in-address.ts';
import { BranchChooser } from '../branches/BranchChooser.tsx';
import { useBranch } from '../branches/use-branches.ts';
import { DayBar } from '../day/DayBar.tsx';
import { useDayAddress } from '../day/use-day-address.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { PrintSheet } from '../parts/PrintSheet.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { cashUpTexts } from './cash-up-messages.ts';
import { CashUpOnPaper } from './CashUpOnPaper.tsx';
import { CountForm } from './CountForm.tsx';
import { SignedCashUp } from './SignedCashUp.tsx';
import { SinceSigned } from './SinceSigned.tsx';
import { UnpaidSessions } from './UnpaidSessions.tsx';
import { useCashUp } from './use-cash-up.ts';

/** `/admin/cash-up`: the end of a day at the counter. */
export function CashUpPage() {
  return <AdminIsland here="/admin/cash-up">{({ username }) => <CashUps username={username} />}</AdminIsland>;
}

function CashUps({ username }: { username: string }) {
  const { date, goTo } = useDayAddress();
  const { branches, branchId, namedBranch, isKnown, choose } = useBranch();
  const language = useLanguage();
  const texts = cashUpTexts[language];
  return (
    <div className="mx-auto grid max-w-4xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <DayBar about={texts.title} date={date} today={seoulWallClock(new Date()).date} onGoTo={goTo} />
        <BranchChooser branches={branches} value={branchId} onChoose={(id) => id && choose(id)} />
        <a
          href={`/admin/day?date=${date}${branchParameter(branchId)}`}
          className={`${buttonStyles({ size: 'sm' })} min-h-11`}
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" /> {texts.toBoard}
        </a>
      </div>
      <CashUpOfDay
        key={`${date} ${branchId}`}
        date={date}
        branchId={branchId}
        isBranchKnown={isKnown}
        branchName={namedBranch && localized(namedBranch.name, language)}
        username={username}
      />
    </div>
  );
}

interface CashUpOfDayProps {
  date: string;
  branchId: number | undefined;
  isBranchKnown: boolean;
  /** Where there are several. */
  branchName: string | undefined;
  username: string;
}

function CashUpOfDay({ date, branchId, isBranchKnown, branchName, username }: CashUpOfDayProps) {
  const language = useLanguage();
  const texts = cashUpTexts[language];
  const query = useCashUp({ date, branchId });
  /** Goes on whatever others sign meanwhile; null until it is known whether anybody has. */
  const [isCounting, setCounting] = useState<boolean | null>(null);
  const day = query.data;
  if (day?.isSignable && isCounting === null) setCounting(day.signed.length === 0);
  if (query.isPending || (!day && !isBranchKnown)) return <p role="status">{texts.loading}</p>;
  if (!day) {
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{refusalText(query.error, language, texts.readFailed)}</p>
        <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  }
  if (!day.isSignable) return <Notice kind="info">{texts.notYet}</Notice>;
  const [newest, ...earlier] = day.signed;
  return (
    <>
      {day.unpaid.length > 0 && <UnpaidSessions sessions={day.unpaid} />}
      {newest && (
        <>
          <SignedCashUp cashUp={newest} date={date} />
          {day.since && <SinceSigned since={day.since} />}
          <div className="flex flex-wrap gap-2">
            {!isCounting && <Button onClick={() => setCounting(true)}>{texts.countAgain}</Button>}
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4.5" /> {texts.print}
            </Button>
          </div>
          <PrintSheet>
            {(printedAt) => (
              <CashUpOnPaper
                cashUp={newest}
                date={date}
                branchName={branchName}
                printedAt={printedAt}
                printedBy={username}
              />
            )}
          </PrintSheet>
        </>
      )}
      {isCounting && (
        <CountForm
          day={day}
          branchId={branchId}
          username={username}
          onSettled={() => query.refetch()}
          onSigned={() => setCounting(false)}
          onCancel={newest && (() => setCounting(false))}
        />
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="text-soft min-h-11 cursor-pointer py-2 font-semibold">
            {texts.earlier} ({earlier.length})
          </summary>
          <div className="mt-3 grid gap-4">
            {earlier.map((cashUp) => (
              <SignedCashUp key={cashUp.number} cashUp={cashUp} date={date} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
