import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from 'shared/auth/audit.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { Button } from '../../components/ui/Button.tsx';
import { fetchAudit } from './admin-api.ts';
import { AdminIsland } from './AdminIsland.tsx';
import { userTexts } from './user-messages.ts';

const { audit: texts } = userTexts;
const PAGE_LENGTH = 50;

/** `/admin/audit`: every action of staff, newest first. */
export function AuditPage() {
  return <AdminIsland here="/admin/audit">{() => <Audit />}</AdminIsland>;
}

function Audit() {
  const log = useInfiniteQuery({
    queryKey: ['admin-audit'],
    queryFn: ({ pageParam }) => fetchAudit(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length === PAGE_LENGTH ? page.at(-1)?.id : undefined),
  });
  const entries = log.data?.pages.flat() ?? [];
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-4xl">{texts.heading}</h1>
        <p lang="ko" className="text-soft mt-1">
          {texts.korean}
        </p>
      </div>
      {log.isPending && <p role="status">{texts.loading}</p>}
      {log.isError && <p role="alert">{texts.failed}</p>}
      {log.isSuccess && entries.length === 0 && <p>{texts.none}</p>}
      {entries.length > 0 && <AuditTable entries={entries} />}
      {log.hasNextPage && (
        <Button
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          className="justify-self-center"
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const { columns } = texts;
  const cell = 'border-line border-b px-3 py-2 align-top';
  return (
    // Wide on a phone: it scrolls by itself, and by keyboard.
    <div role="region" aria-label={texts.caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-3xl text-left text-[0.9375rem]">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="text-faint">
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={`${cell} figures whitespace-nowrap`}>{dateTimeKst(new Date(entry.at))}</td>
              <td className={cell}>{entry.actor}</td>
              <td className={cell}>{entry.action}</td>
              <td className={`${cell} font-mono`}>
                {entry.subjectType} {entry.subjectId}
              </td>
              <td className={`${cell} wrap-anywhere`}>{changeText(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "status: pending → confirmed": each value that is there before or after. */
function changeText({ before, after }: AuditEntry): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => {
      const values = [before?.[name], after?.[name]].filter((value) => value !== undefined && value !== null);
      return values.length > 0 ? `${name}: ${values.map(String).join(' → ')}` : '';
    })
    .filter((line) => line !== '')
    .join(', ');
}
