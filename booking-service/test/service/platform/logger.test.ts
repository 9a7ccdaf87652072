import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const logger = new URL('../../../src/platform/logger.ts', import.meta.url).href;

/** The lines that a process writes which does this with its log. */
async function written(use: string): Promise<Record<string, unknown>[]> {
  const program = `import { createLogger } from '${logger}'; const log = createLogger('info'); ${use}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a line says level, time, service, what it is about and what happened', async () => {
  const [line] = await written(`log.debug('unheard'); log.warn({ requestId: 'r-1' }, 'answered late')`);
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    service: 'booking-service',
    requestId: 'r-1',
    msg: 'answered late',
  });
});

test('nothing personal gets through, an error’s own fields included', async () => {
  const [line] = await written(
    `log.error({ email: 'mina@example.test', guest: { email: 'mina@example.test' }, err: Object.assign(new Error('no'), { code: '23505', detail: 'Key (email)=(mina@example.test)' }) }, 'failed')`,
  );
  expect(JSON.stringify(line)).not.toContain('mina');
  expect(line).toMatchObject({ email: '[redacted]', err: { message: 'no', code: '23505' } });
});
