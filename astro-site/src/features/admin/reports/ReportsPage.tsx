import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { holds } from 'shared/auth/permissions.ts';
import type { Span } from 'shared/reports/spans.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { BranchChooser } from '../branches/BranchChooser.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { Exports } from '../exports/Exports.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { MondayMail } from '../monday-mail/MondayMail.tsx';
import { NotForYou } from '../parts/NotForYou.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { branchChoice } from '../branches/branch-choice.ts';
import { BranchSection } from './BranchSection.tsx';
import { GuestSections, SessionSections } from './GuestSections.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MoneySection, OpenSection, SalesSection } from './MoneySections.tsx';
import { fetchReport, type Asked } from './report-api.ts';
import { reportTexts } from './report-messages.ts';
import './reports.css';
import { SpanBar } from './SpanBar.tsx';
import { Standing } from './Standing.tsx';
import { useReportSpan } from './use-report-span.ts';

/** `/admin/reports`: how the cafe does, for whoever owns it. */
export function ReportsPage() {
  const { heading, ownersOnly } = useTexts(reportTexts);
  return (
    <AdminIsland here="/admin/reports">
      {({ role }) =>
        holds(role, 'reports') ? <Reports /> : <NotForYou title={heading} whatFor={ownersOnly} />
      }
    </AdminIsland>
  );
}

function Reports() {
  const texts = useTexts(reportTexts);
  const { asked, show } = useReportSpan();
  const branches = useBranches();
  return (
    <div className="reports mx-auto grid max-w-6xl gap-6">
      <div>
        <h1 className="text-4xl">{texts.heading}</h1>
        <p className="text-soft measure mt-3 print:hidden">{texts.lead}</p>
        <a href="/admin/statements" className={`${buttonStyles({ size: 'sm' })} mt-4 min-h-11 print:hidden`}>
          <FileText aria-hidden="true" className="size-4.5" /> {texts.toStatements}
        </a>
      </div>
      <SpanBar span={asked} onShow={show}>
        <BranchChooser
          hasAll
          branches={branchChoice(branches ?? [], asked.branchId)}
          value={asked.branchId}
          onChoose={(branchId) => show({ branchId })}
        />
      </SpanBar>
      <ReportOf asked={asked} />
      <Exports span={asked} />
      <MondayMail />
    </div>
  );
}

function ReportOf({ asked }: { asked: Asked }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { data: report, ...query } = useQuery({
    queryKey: ['admin-report', asked.from, asked.to, asked.branchId],
    queryFn: () => fetchReport(asked),
    placeholderData: keepPreviousData,
  });
  if (query.isPending)
    return (
      <p role="status" className="text-soft flex items-center gap-3">
        <Spinner /> {texts.loading}
      </p>
    );
  if (!report)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{refusalText(query.error, language, texts.failed)}</p>
        <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  const days = ({ from, to }: Span) => {
    const inWords = longDateIn(language);
    return from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`;
  };
  return (
    <div className="grid gap-6" aria-busy={query.isPlaceholderData}>
      <div role="status">
        <p className="text-xl font-bold">{days(report.span)}</p>
        <p className="text-soft">{texts.before(days(report.before))}</p>
      </div>
      <KeyFigures report={report} />
      <Standing report={report} />
      <BranchSection report={report} />
      <div className="gap-6 lg:columns-2">
        <MoneySection report={report} />
        <SalesSection report={report} />
        <OpenSection report={report} />
        <SessionSections report={report} />
        <GuestSections report={report} />
      </div>
    </div>
  );
}
