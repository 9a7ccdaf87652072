import type { StatementCell, StatementTable } from 'shared/statements/statement-tables.ts';
import { cn } from '../../../lib/cn.ts';

const shownAs = (cell: StatementCell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);
const isNumber = (cell: StatementCell | undefined) => typeof cell === 'number';

/** One table of a statement. On a phone it scrolls sideways by itself, so that its columns stay beside each other. */
export function StatementTableView({ table: { title, headings, rows, hasSum } }: { table: StatementTable }) {
  const [first = []] = rows;
  return (
    <section className="border-line bg-surface min-w-0 rounded-2xl border p-4 sm:p-6">
      <div
        data-scrolls-sideways
        tabIndex={0}
        role="region"
        aria-label={title}
        className="overflow-x-auto rounded-lg"
      >
        <table className="figures w-full border-collapse">
          <caption className="font-text pb-2 text-left text-xl font-bold">{title}</caption>
          <thead>
            <tr className="text-soft text-[0.9375rem]">
              {headings.map((heading, place) => (
                <th
                  key={heading}
                  scope="col"
                  className={cn(
                    'py-2 font-semibold',
                    place > 0 && 'pl-5',
                    isNumber(first[place]) ? 'text-right' : 'text-left',
                  )}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr
                // What a statement says of one thing may stand in it twice.
                key={`${index} ${row.join(' ')}`}
                className={cn('border-line border-t', hasSum && index === rows.length - 1 && 'font-bold')}
              >
                {row.map((cell, place) => {
                  const className = cn(
                    'py-2',
                    place > 0 && 'pl-5',
                    isNumber(cell) && 'text-right whitespace-nowrap',
                  );
                  return place === 0 ? (
                    <th key={place} scope="row" className={cn(className, 'text-left font-[inherit]')}>
                      {shownAs(cell)}
                    </th>
                  ) : (
                    <td key={place} className={className}>
                      {shownAs(cell)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
