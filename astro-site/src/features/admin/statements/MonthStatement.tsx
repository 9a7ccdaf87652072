import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { Statement, StatementMonth } from 'shared/statements/statement.ts';
import { statementTables } from 'shared/statements/statement-tables.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { useLanguage, type AdminLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { CheckSettlement } from './CheckSettlement.tsx';
import { CloseMonth } from './CloseMonth.tsx';
import { monthName } from './month-name.ts';
import { statementTexts } from './statement-messages.ts';
import { StatementTableView } from './StatementTableView.tsx';
import { fetchStatement, fileAddress } from './statements-api.ts';

interface MonthStatementProps {
  shown: StatementMonth;
  /** The one that can be closed. */
  next: string | undefined;
  onShow: (month: string) => void;
}

/** What a month says, how it stands, and what can be done with it. */
export function MonthStatement({ shown, next, onShow }: MonthStatementProps) {
  const language = useLanguage();
  const texts = statementTexts[language];
  const { month } = shown;
  const query = useQuery({
    queryKey: ['admin-statements', month],
    queryFn: () => fetchStatement(month),
  });
  if (query.isPending) return <p role="status">{texts.loading}</p>;
  if (!query.data)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{refusalText(query.error, language, texts.failed)}</p>
        <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
      </div>
    );
  const statement = query.data;
  return (
    <article aria-label={monthName(month, language)} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <p className="basis-full">{standingOf(statement, shown, { language, next })}</p>
        {shown.state === 'next' && <CloseMonth statement={statement} onClosed={onShow} />}
        {shown.state === 'over' && next && (
          <Button size="sm" className="min-h-11" onClick={() => onShow(next)}>
            {texts.showMonth(monthName(next, language))}
          </Button>
        )}
        <a
          href={fileAddress(month, 'pdf', language)}
          download
          className={`${buttonStyles({ size: 'sm' })} min-h-11`}
        >
          <FileText aria-hidden="true" className="size-4.5" /> {texts.savePdf}
        </a>
        <a
          href={fileAddress(month, 'xlsx', language)}
          download
          className={`${buttonStyles({ size: 'sm' })} min-h-11`}
        >
          <FileSpreadsheet aria-hidden="true" className="size-4.5" /> {texts.saveXlsx}
        </a>
        <CheckSettlement month={month} />
      </div>
      {statementTables(statement, language).map((table) => (
        <StatementTableView key={table.key} table={table} />
      ))}
    </article>
  );
}

interface Where {
  language: AdminLanguage;
  next: string | undefined;
}

function standingOf(
  { number, closedAt }: Statement,
  { state }: StatementMonth,
  { language, next = '' }: Where,
): string {
  const { standing } = statementTexts[language];
  if (number !== null && closedAt !== null)
    return standing.closed(number, longDateIn(language)(seoulWallClock(new Date(closedAt)).date));
  if (state === 'over') return standing.over(monthName(next, language));
  return state === 'running' ? standing.running : standing.next;
}
