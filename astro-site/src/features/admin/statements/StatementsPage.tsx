import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { holds } from 'shared/auth/permissions.ts';
import type { StatementMonth } from 'shared/statements/statement.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { Field } from '../../../components/ui/Field.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { useLanguage, useTexts } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { NotForYou } from '../parts/NotForYou.tsx';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { monthName } from './month-name.ts';
import { MonthStatement } from './MonthStatement.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { statementTexts } from './statement-messages.ts';
import { fetchMonths } from './statements-api.ts';

/** `/admin/statements`: months for the accountant, for whoever owns the cafe. */
export function StatementsPage() {
  const { title, ownersOnly } = useTexts(statementTexts);
  return (
    <AdminIsland here="/admin/statements">
      {({ role }) =>
        holds(role, 'reports') ? <Statements /> : <NotForYou title={title} whatFor={ownersOnly} />
      }
    </AdminIsland>
  );
}

function Statements() {
  const language = useLanguage();
  const texts = statementTexts[language];
  const query = useQuery({ queryKey: ['admin-statements', 'months'], queryFn: fetchMonths });
  const [chosen, setChosen] = useState<string>();
  const { months = [], settings } = query.data ?? {};
  const shown = months.find(({ month }) => month === chosen) ?? firstToShow(months);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl">{texts.title}</h1>
        <a href="/admin/reports" className={`${buttonStyles({ size: 'sm' })} min-h-11`}>
          <ArrowLeft aria-hidden="true" className="size-4.5" /> {texts.toReports}
        </a>
        <p className="text-soft measure basis-full">{texts.lead}</p>
      </div>
      {query.isPending && <p role="status">{texts.loading}</p>}
      {query.isError && !query.data && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{refusalText(query.error, language, texts.failed)}</p>
          <Button onClick={() => void query.refetch()}>{texts.tryAgain}</Button>
        </div>
      )}
      {query.data && !shown && <p>{texts.none}</p>}
      {shown && (
        <>
          <Field label={texts.month} className="max-w-sm">
            <Select value={shown.month} onChange={({ target }) => setChosen(target.value)}>
              {months.map((one) => (
                <option key={one.month} value={one.month}>
                  {monthName(one.month, language)} ({stateOf(one, texts.states)})
                </option>
              ))}
            </Select>
          </Field>
          <MonthStatement
            key={shown.month}
            shown={shown}
            next={months.find(({ state }) => state === 'next')?.month}
            onShow={setChosen}
          />
        </>
      )}
      {settings && <SettingsForm settings={settings} />}
    </div>
  );
}

/** What is to be done, or else how this month goes. */
const firstToShow = (months: readonly StatementMonth[]) =>
  months.find(({ state }) => state === 'next') ?? months[0];

const stateOf = (
  { state, number }: StatementMonth,
  states: (typeof statementTexts)['en']['states'],
): string => (state === 'closed' ? states.closed(number ?? 0) : states[state]);
