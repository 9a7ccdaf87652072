import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs whose every error is ours to look at. Payload notes each refusal of a request as one. */
const telling = ['booking-service', 'site', 'preview', 'publisher'];

/** Lines that tell of a failure, in the logs of a running product. */
export const failuresInLogs = (folder: string): string[] =>
  telling.flatMap((name) =>
    readFileSync(join(folder, 'logs', `${name}.log`), 'utf8')
      .split('\n')
      .filter((line) => /"level":"(?:error|fatal)"/.test(line) || /\bat .+:\d+:\d+\)?$/.test(line))
      .map((line) => `${name}: ${line.slice(0, 1_000)}`),
  );
