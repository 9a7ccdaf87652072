import { CustomSource, EncodedPacketSink, Input, Logging, LogLevel, QTFF } from 'mediabunny';
import type { InputAudioTrack, InputTrack } from 'mediabunny';
import { MAX_HOURS } from 'shared/recordings/recordings.ts';
import { outerBoxes } from './boxes.ts';
import type { Box } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';
import { streamInfo } from './flac.ts';
import { withinLimits } from './limits.ts';
import { damaged, Refused } from './reading.ts';
import type { Facts, Reading } from './reading.ts';

/** A picture, or a moment of sound. */
const MAX_PACKET_BYTES = 32 * 1024 ** 2;
/** Sizes of half a byte, which programs could write and do not, take twenty times as much memory: of so much of them there is room. */
const MAX_COMPACT_BYTES = 2 * 1024 ** 2;

Logging.level = LogLevel.Silent;

/** Files of QuickTime's earlier years do not say what they are; it has been found out before (`identify`). */
const anyMovie = Object.assign(Object.create(QTFF) as typeof QTFF, { _canReadInput: async () => true });

/**
 * Follows the boxes of an MP4 or MOV file as its bytes come, and reads its tracks once they all have. Of its sound nothing is
 * decoded.
 */
export function movieReading(file: FileBytes): Reading {
  const boxes = outerBoxes(file.sizeBytes);
  return {
    piece: (bytes) => boxes.piece(bytes),
    async end() {
      const head = boxes.found('moov');
      if (!head) throw damaged();
      if (head.lengthBytes > MAX_COMPACT_BYTES && (await contentOf(file, head)).includes('stz2'))
        throw damaged();
      const { sizeBytes } = file;
      const source = new CustomSource({
        getSize: () => sizeBytes,
        read: (start, end) => file.at(start, end - start),
        prefetchProfile: 'network',
      });
      const input = new Input({ formats: [anyMovie], source });
      try {
        return await factsOf(await input.getTracks(), { file, head });
      } finally {
        input.dispose();
      }
    },
  };
}

const contentOf = (file: FileBytes, { startsAt, lengthBytes }: Box) => file.at(startsAt, lengthBytes);

async function factsOf(all: readonly InputTrack[], place: { file: FileBytes; head: Box }): Promise<Facts> {
  const tracks = all.filter((track) => track.isAudioTrack() || track.isVideoTrack());
  for (const track of tracks) await requireLastPacket(track);
  const seconds = Math.max(0, ...(await Promise.all(tracks.map((track) => track.computeDuration()))));
  if (seconds === 0) throw damaged();
  if (seconds > MAX_HOURS * 3_600) throw new Refused('beyond-limits');
  const durationMs = Math.round(seconds * 1_000);
  const sound = tracks.find((track) => track.isAudioTrack());
  if (!sound) return { durationMs, sampleRateHz: null, channels: null, bitsPerSample: null };
  const facts = await soundOf(sound, place);
  withinLimits({ ...facts, frames: seconds * facts.sampleRateHz });
  return { durationMs, ...facts };
}

/** What was cut off is what comes last. @throws Refused */
async function requireLastPacket(track: InputTrack): Promise<void> {
  const sink = new EncodedPacketSink(track);
  const last = await sink.getPacket(Infinity, { metadataOnly: true });
  if (!last || last.byteLength > MAX_PACKET_BYTES || !(await sink.getPacket(Infinity))) throw damaged();
}

async function soundOf(track: InputAudioTrack, { file, head }: { file: FileBytes; head: Box }) {
  const codec = await track.getCodec();
  const lossless = codec === null ? await alacFacts(file, head) : undefined;
  return {
    // The head of a track has no room for more than 65,535 Hz, but for the steps in which it counts.
    sampleRateHz:
      lossless?.sampleRateHz ?? ((await track.getSampleRate()) || (await track.getTimeResolution())),
    channels: await track.getNumberOfChannels(),
    bitsPerSample: lossless?.bitsPerSample ?? (codec === 'flac' ? await flacBits(track) : bitsOf(codec)),
  };
}

async function flacBits(track: InputAudioTrack): Promise<number | null> {
  const { description } = (await track.getDecoderConfig()) ?? {};
  return description instanceof Uint8Array ? streamInfo(Buffer.from(description)).bitsPerSample : null;
}

/** Of codecs that are named after them. */
function bitsOf(codec: string | null): number | null {
  const bits = /^pcm-[suf](\d+)/.exec(codec ?? '')?.[1];
  return bits === undefined ? null : Number(bits);
}

/** The box that Apple Lossless describes itself with: 36 bytes, no flags. */
const ALAC = Buffer.from([0, 0, 0, 36, ...Buffer.from('alac'), 0, 0, 0, 0]);

async function alacFacts(file: FileBytes, box: Box) {
  const head = await contentOf(file, box);
  const at = head.indexOf(ALAC);
  return at < 0
    ? undefined
    : { bitsPerSample: head.readUInt8(at + 17), sampleRateHz: head.readUInt32BE(at + 32) };
}
