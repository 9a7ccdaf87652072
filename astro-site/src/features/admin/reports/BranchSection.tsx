import type { ReactNode } from 'react';
import { HOUSE } from 'shared/reports/figures.ts';
import type { Report } from 'shared/reports/report.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { branchRowOf, type ComparedText } from './branch-rows.ts';
import { queryOf } from './report-api.ts';
import { reportTexts } from './report-messages.ts';
import { Section } from './Section.tsx';

/** The branches beside each other; nothing where there is but one, or where the report is of one. */
export function BranchSection({ report: { branches, span } }: { report: Report }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { figures } = figureNames[language];
  if (branches.length === 0) return null;
  return (
    <Section name="branches">
      <table className="report-table figures">
        <caption className="sr-only">{texts.sections.branches}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.branch}</th>
            <th scope="col">{figures.sold}</th>
            <th scope="col" className="max-sm:hidden">
              {texts.occupancy}
            </th>
            <th scope="col" className="max-sm:hidden">
              {figures.taken}
            </th>
            <th scope="col" className="max-sm:hidden">
              {figures['given-back']}
            </th>
            <th scope="col">{texts.net}</th>
          </tr>
        </thead>
        <tbody>
          {branches
            .map((branch) => branchRowOf(branch, language))
            .map(({ id, name, sessions, occupancy, taken, givenBack, kept }) => (
              <tr key={id}>
                <th scope="row">
                  {id === HOUSE ? (
                    name
                  ) : (
                    <a href={`?${queryOf({ ...span, branchId: id })}`} className="inline-block min-w-6">
                      {name}
                    </a>
                  )}
                </th>
                <Cell figure={sessions}>
                  {/* Where there is no room for a column of its own. */}
                  {occupancy && (
                    <span className="text-soft block text-[0.9375rem] whitespace-normal sm:hidden">
                      <span className="sr-only">{texts.occupancy}: </span>
                      {occupancy.now}
                    </span>
                  )}
                </Cell>
                <Cell figure={occupancy} isHiddenOnPhones />
                <Cell figure={taken} isHiddenOnPhones />
                <Cell figure={givenBack} isHiddenOnPhones />
                <Cell figure={kept} />
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}

interface CellProps {
  figure: ComparedText | null;
  isHiddenOnPhones?: boolean;
  children?: ReactNode;
}

/** A figure, and below it where there is room what it was before. */
function Cell({ figure, isHiddenOnPhones = false, children }: CellProps) {
  const texts = reportTexts[useLanguage()];
  return (
    <td className={isHiddenOnPhones ? 'max-sm:hidden' : undefined}>
      {figure && (
        <>
          {figure.now}
          <span className="text-soft block text-[0.9375rem] max-lg:hidden">
            {texts.beforeWas(figure.before)}
          </span>
          {children}
        </>
      )}
    </td>
  );
}
