import type { Readable } from 'node:stream';
import type { Server } from '@tus/server';

/** Bytes of an object, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  id: string;
  sizeBytes: number;
  /** When it was last written. */
  storedAt: Date;
}

/** Where the bytes of recordings lie: a folder, or a bucket. It knows names and bytes, and nothing of what they are. */
export interface RecordingStore {
  /** Begins uploads and says how far they are, as tus wants it. */
  uploads: Server['datastore'];
  /** Adds to an upload that stands at `offset`. What has come is kept, also where it breaks off. @returns where it stands now */
  write(id: string, pieces: AsyncIterable<Buffer>, offset: number): Promise<number>;
  /** All of an object, or a part. The stream fails where it is not there. */
  read(id: string, range?: ByteRange): Promise<Readable>;
  /** Bytes that are safe by now, or null where there is no such object. */
  sizeOf(id: string): Promise<number | null>;
  /** Makes sure that an upload of which all has come is whole and stays, also when the machine loses its power. */
  settle(id: string, sizeBytes: number): Promise<void>;
  /** Removes everything of an object, also an upload that has begun; nothing to do where there is none. */
  remove(id: string): Promise<void>;
  /** Everything that is there. */
  list(): AsyncIterable<StoredObject>;
  /** Bytes that can still be written; null where nobody can say. */
  freeBytes(): Promise<number | null>;
}
