import type { RecordingContent, RefusalReason } from 'shared/recordings/recordings.ts';

/** What a file of some format turned out to be. */
export type Facts = Omit<RecordingContent, 'format'>;

/** A file while its bytes come, from its beginning to its end. What it throws says that the file is damaged. */
export interface Reading {
  piece(bytes: Buffer): Promise<void> | void;
  end(): Promise<Facts> | Facts;
}

/** Something about a file for which it is not taken. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export const damaged = () => new Refused('damaged');
