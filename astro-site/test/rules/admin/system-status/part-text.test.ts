import type { PartStatus } from 'shared/system-status/system-status.ts';
import { expect, test } from 'vitest';
import { partText } from '../../../../src/features/admin/system-status/part-text.ts';
import { systemStatusTexts } from '../../../../src/features/admin/system-status/system-status-messages.ts';

const said = (status: Partial<PartStatus> & Pick<PartStatus, 'part'>) =>
  partText({ state: 'well', waiting: null, behindSeconds: null, ...status }, systemStatusTexts.en);

test.each<[Partial<PartStatus> & Pick<PartStatus, 'part'>, string]>([
  [{ part: 'database' }, ''],
  [{ part: 'catalogue' }, ''],
  [{ part: 'catalogue', state: 'away' }, 'selling at the last prices we have'],
  [{ part: 'payments', waiting: 0, behindSeconds: 0 }, ''],
  [{ part: 'payments', waiting: 2, behindSeconds: 119 }, '2 unclear, the oldest for 119 s'],
  [{ part: 'mails', state: 'late', waiting: 3, behindSeconds: 960 }, '3 waiting, the oldest for 16 min'],
  [{ part: 'copy', behindSeconds: 1 }, ''],
  [{ part: 'copy', state: 'late', behindSeconds: 45 }, '45 s behind'],
  [{ part: 'copy', state: 'none' }, ''],
  [{ part: 'archive', behindSeconds: 30_000 }, 'last archived 8 h ago'],
  [{ part: 'archive' }, 'nothing archived yet'],
  [{ part: 'archive', state: 'none' }, ''],
])('%o: %s', (status, text) => {
  expect(said(status)).toBe(text);
});
