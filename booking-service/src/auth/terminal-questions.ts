import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks the person at the terminal; answers may also be piped in, line by line. */
export interface Questions {
  /** The next line, or null when there is none any more. */
  ask(question: string): Promise<string | null>;
  /** The same, and what is typed does not appear on the screen. */
  askHidden(question: string): Promise<string | null>;
  close(): void;
}

/**
 * @param isTerminal whether somebody types: then what is typed is echoed here and not by the terminal, so that a password
 *   can be left out
 */
export function createQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  isTerminal: boolean,
): Questions {
  let isHidden = false;
  const echo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: echo, terminal: isTerminal, historySize: 0 });
  const lines = reader[Symbol.asyncIterator]();

  async function line(): Promise<string | null> {
    const { value, done } = await lines.next();
    return done ? null : value;
  }

  return {
    ask(question) {
      // As the prompt, so that correcting a typing mistake draws it again.
      reader.setPrompt(`${question}: `);
      reader.prompt();
      return line();
    },
    async askHidden(question) {
      output.write(`${question}: `);
      isHidden = true;
      const answer = await line();
      isHidden = false;
      if (isTerminal) output.write('\n');
      return answer;
    },
    close: () => reader.close(),
  };
}
