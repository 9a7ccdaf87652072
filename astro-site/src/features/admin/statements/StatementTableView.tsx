import { isRight, type StatementCell, type StatementTable } from 'shared/statements/statement-tables.ts';
import { cn } from '../../../lib/cn.ts';

const shownAs = (cell: StatementCell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell);

/** One table of a statement. On a phone a wide one scrolls sideways by itself: its columns stay beside each other. */
export function StatementTableView({ table }: { table: StatementTable }) {
  const { title, headings, rows, hasSum } = table;
  const placed = (place: number) =>
    cn(
      'py-2 align-baseline',
      place > 0 && 'pl-5',
      isRight(table, place) ? 'text-right whitespace-nowrap' : 'text-left',
    );
  return (
    <section className="border-line bg-surface min-w-0 rounded-2xl border p-4 sm:p-6">
      <div
        data-scrolls-sideways
        tabIndex={0}
        role="region"
        aria-label={title}
        className="overflow-x-auto rounded-lg"
      >
        <table
          className={cn('figures w-full border-collapse', headings.length > 3 && 'max-sm:min-w-[33rem]')}
        >
          <caption className="font-text pb-2 text-left text-xl font-bold">{title}</caption>
          <thead>
            <tr className="text-soft text-[0.9375rem]">
              {headings.map((heading, place) => (
                <th key={heading} scope="col" className={cn(placed(place), 'font-semibold')}>
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
                {row.map((cell, place) =>
                  place === 0 ? (
                    <th
                      key={headings[place]}
                      scope="row"
                      className={cn(placed(place), '[font-weight:inherit]')}
                    >
                      {shownAs(cell)}
                    </th>
                  ) : (
                    <td key={headings[place]} className={placed(place)}>
                      {shownAs(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
