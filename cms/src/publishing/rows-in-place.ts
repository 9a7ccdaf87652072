import type { PayloadRequest } from 'payload';
import { refused } from '../language/refusal.ts';
import { readStored, type Target } from './main-row.ts';

/**
 * "Publish in …" lays the texts of one language over what is published, the first row over the first and so on. A draft
 * that has other rows, or has them in another order, would put them beside the wrong ones, so it is refused.
 */
export async function assertRowsInPlace(target: Target, draft: unknown, req: PayloadRequest): Promise<void> {
  if (!req.query?.['publishSpecificLocale']) return;
  const stored = await readStored(target, req);
  if (stored?._status !== 'published') return;
  const [published, now] = [stored, draft].map((content) => JSON.stringify(rowIds(content)));
  if (published === now) return;
  throw refused(req, 400, {
    en: 'Rows were added, removed or moved in this draft, so one language cannot be published alone. Choose “Publish changes”, which publishes all of them.',
    ko: '이 초안에서 항목이 추가, 삭제되었거나 순서가 바뀌어 한 언어만 게시할 수 없습니다. 모든 언어를 게시하는 “변경 사항 게시”를 눌러 주세요.',
  });
}

/** The rows of every list, in their order, and those of the lists within them. Rich text is one text. */
function rowIds(content: unknown): unknown[] {
  if (!isRecord(content) || 'root' in content) return [];
  return Object.keys(content)
    .sort()
    .flatMap((name) => {
      const value = content[name];
      if (!Array.isArray(value)) return rowIds(value);
      const rows = value.filter((row) => isRecord(row) && typeof row['id'] === 'string') as { id: string }[];
      return rows.length > 0 ? [name, rows.map((row) => [row.id, rowIds(row)])] : [];
    });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
