import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { parseFile, parseStream } from 'music-metadata';
import { PEAKS } from 'shared/recordings/recordings.ts';
import type { RecordingContent, RecordingFormat, RefusalReason } from 'shared/recordings/recordings.ts';
import { giveBack } from '../../platform/spent-bytes.ts';
import { flacReader, mp3Reader } from './decoded.ts';
import { pcmLayout, pcmReader } from './pcm.ts';
import { createPeaks } from './peaks.ts';
import type { Peaks, PieceReader } from './peaks.ts';

/** What is needed of a file to know what it is. */
export interface ReadableFile {
  sizeBytes: number;
  /** From its beginning; each call reads it anew. */
  open(): Promise<Readable>;
  /** Where it lies as a file of this machine; undefined elsewhere. */
  path?: string | undefined;
}

interface ReadContent {
  content: RecordingContent;
  peaks: Uint8Array;
}

export type Found = ReadContent | { refusal: RefusalReason };

/** By the ending that its content is known under. */
const formats: Partial<Record<string, RecordingFormat>> = {
  wav: 'wav',
  aif: 'aiff',
  flac: 'flac',
  mp3: 'mp3',
  m4a: 'm4a',
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
};

/** Enough to tell what it is, and for chunks that some programs write before the samples. */
const HEAD_BYTES = 1024 ** 2;

/** A file may hold so much less than its head promises: a tenth of a second, as encoders leave out. Less was cut off. */
const SPARE_SAMPLES = 4_608;

/**
 * Reads a file once from end to end: what it is by its content, whether it is what its sender says (SHA-256), how long it is and
 * how its waveform looks. Memory does not grow with the file.
 */
export async function readContent(file: ReadableFile, sha256: Buffer): Promise<Found> {
  const head = await readHead(file);
  const type = await fileTypeFromBuffer(head);
  const format = type && formats[type.ext];
  const facts = format && (await readFacts(file, type.mime).catch(() => undefined));
  const peaks = createPeaks(PEAKS);
  const reader = format && facts && (await readerOf(format, head, file.sizeBytes, peaks, facts));
  const hash = createHash('sha256');
  for await (const piece of (await file.open()) as AsyncIterable<Buffer>) {
    hash.update(piece);
    await reader?.piece(piece);
    giveBack(piece);
  }
  const samples = await reader?.end();
  // First of all: what was damaged on its way may look like anything.
  if (!hash.digest().equals(sha256)) return { refusal: 'other-content' };
  if (!format) return { refusal: 'not-a-recording' };
  const isWhole = facts && (samples ?? facts.samples) >= facts.samples - SPARE_SAMPLES;
  if (!isWhole) return { refusal: 'damaged' };
  const { samples: _, ...content } = facts;
  return { content: { format, ...content }, peaks: peaks.result() };
}

async function readHead(file: ReadableFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  const stream = await file.open();
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD_BYTES) break;
  }
  stream.destroy();
  return Buffer.concat(pieces);
}

type Facts = Omit<RecordingContent, 'format'> & { samples: number };

/** Undefined where it has no length: something that only begins like a recording. */
async function readFacts(file: ReadableFile, mimeType: string): Promise<Facts | undefined> {
  const { format } = await parse(file, mimeType);
  const { duration, sampleRate, numberOfChannels, bitsPerSample, numberOfSamples } = format;
  if (!duration || !Number.isFinite(duration)) return undefined;
  return {
    durationMs: Math.round(duration * 1_000),
    sampleRateHz: sampleRate ?? null,
    channels: numberOfChannels ?? null,
    bitsPerSample: bitsPerSample ?? null,
    samples: numberOfSamples ?? Math.round(duration * (sampleRate ?? 0)),
  };
}

const parsing = { duration: true, skipCovers: true } as const;

/** A file is jumped through; what comes from elsewhere is read as it comes. */
async function parse({ path, open, sizeBytes: size }: ReadableFile, mimeType: string) {
  if (path !== undefined) return parseFile(path, parsing);
  const stream = await open();
  return parseStream(stream, { mimeType, size }, parsing).finally(() => stream.destroy());
}

/** What reads the waveform of such a file; undefined where nobody here can. */
async function readerOf(
  format: RecordingFormat,
  head: Buffer,
  sizeBytes: number,
  peaks: Peaks,
  { samples }: Facts,
): Promise<PieceReader | undefined> {
  if (format === 'mp3') return mp3Reader(peaks, samples);
  if (format === 'flac') return flacReader(peaks, samples);
  const layout = pcmLayout(head);
  return layout && pcmReader(layout, sizeBytes, peaks);
}
