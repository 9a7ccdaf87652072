import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createQuestions } from '../../../src/auth/terminal-questions.ts';

/** Somebody at a terminal, or a pipe; `shown` is what has appeared on the screen. */
function terminal(isTerminal: boolean) {
  const input = new PassThrough();
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  const questions = createQuestions(input, output, isTerminal);
  return { questions, input, shown: () => shown };
}

describe('questions in the terminal', () => {
  it('show what is typed, but not a password, whatever keys it takes', async () => {
    const { questions, input, shown } = terminal(true);
    const name = questions.ask('Username');
    input.write('mina\r');
    expect(await name).toBe('mina');
    const password = questions.askHidden('Password');
    // A typing mistake, taken back, and an arrow key: each makes readline draw the line again.
    input.write('secrex\x7f');
    input.write('t1\x1b[D\x1b[C\r');
    expect(await password).toBe('secret1');
    const again = questions.ask('E-mail');
    input.write('m@example.test\r');
    expect(await again).toBe('m@example.test');
    questions.close();
    expect(shown()).toContain('Username: ');
    expect(shown()).toContain('mina');
    expect(shown()).toContain('Password: ');
    expect(shown()).toContain('m@example.test');
    for (const part of ['secre', 'ecret', 't1']) expect(shown()).not.toContain(part);
  });

  it('take what is piped in, line by line, and tell when nothing is left', async () => {
    const { questions, input } = terminal(false);
    input.end('mina\nsecret1\n');
    expect(await questions.ask('Username')).toBe('mina');
    expect(await questions.askHidden('Password')).toBe('secret1');
    expect(await questions.ask('E-mail')).toBeNull();
  });
});
