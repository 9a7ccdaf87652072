import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { fetchAudit } from './audit-api.ts';
import { AdminIsland } from '../shell/AdminIsland.tsx';
import { useTexts } from '../language/language.ts';
import { nextCursor } from '../reads/page-by-page.ts';
import { auditTexts } from './audit-messages.ts';
import { AuditItem } from './AuditItem.tsx';

/** `/admin/audit`: every action of staff, newest first. */
export function AuditPage() {
  return <AdminIsland here="/admin/audit">{() => <Audit />}</AdminIsland>;
}

function Audit() {
  const texts = useTexts(auditTexts);
  const log = useInfiniteQuery({
    queryKey: ['admin-audit'],
    queryFn: ({ pageParam }) => fetchAudit(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: nextCursor,
  });
  const entries = log.data?.pages.flat() ?? [];
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h1 className="text-4xl">{texts.heading}</h1>
        <p className="text-soft">{texts.lead}</p>
      </div>
      {log.isPending && <p role="status">{texts.loading}</p>}
      {log.isError && <p role="alert">{texts.failed}</p>}
      {log.isSuccess && entries.length === 0 && <p>{texts.none}</p>}
      {entries.length > 0 && (
        <ol aria-label={texts.list} className="border-line border-t">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} texts={texts} />
          ))}
        </ol>
      )}
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
