import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/platform/config.ts';
import { notPersonal } from '../../../src/privacy/not-personal.ts';
import { policyTable, retentionPolicy } from '../../../src/privacy/policy.ts';
import { testEnvironment } from '../../harness/config.ts';
import { startTestService } from '../../harness/service.ts';
import { columnsWithWords } from './harness.ts';

const service = await startTestService();
const personal = retentionPolicy.flatMap(({ columns }) => columns);
const harmless = Object.values(notPersonal).flat();

describe('the retention policy', () => {
  it('names every column that can hold words: what it keeps of people and how long, or that it says nothing of anybody', async () => {
    const columns = await columnsWithWords(service.db);
    const named = [...new Set([...personal, ...harmless])].sort();
    expect(named).toEqual([...columns].sort());
  });

  it('says of no column both', () => {
    const both = harmless.filter(
      (column) => personal.includes(column) || harmless.indexOf(column) !== harmless.lastIndexOf(column),
    );
    expect(both).toEqual([]);
  });

  it('stands in docs/privacy.md with the periods as they are by default', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../docs/privacy.md', import.meta.url)), 'utf8');
    const cells = (text: string) => text.replaceAll(/ *\| */g, '|').replaceAll(/-{3,}/g, '---');
    const { retention } = readConfig(testEnvironment(service.database.url));
    expect(cells(page)).toContain(cells(policyTable(retention)));
  });
});
