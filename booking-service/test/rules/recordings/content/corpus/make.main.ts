import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Truth } from './truth.ts';

// Writes the files of the corpus with FFmpeg and SoX, and what ffprobe says of each into truth.json. Run by hand, where both are
// installed: `node booking-service/test/rules/recordings/content/corpus/make.main.ts`. The tests read what it wrote.

const folder = join(import.meta.dirname, 'files');

const tone = (rate: number, seconds = 0.5) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:sample_rate=${rate}:duration=${seconds}`,
];
const film = (seconds = 0.5) => ['-f', 'lavfi', '-i', `testsrc=size=32x32:rate=10:duration=${seconds}`];
const both = [...film(), ...tone(48_000)];
const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];
const fragments = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof'];
const aac = ['-c:a', 'aac', '-b:a', '64k'];
const small = tone(8_000, 0.2);
/** Into a pipe: nothing that is known at the end only is in its head. */
const PIPED = '-';

const byFfmpeg: Record<string, string[]> = {
  // WAV
  'u8.wav': [...small, '-c:a', 'pcm_u8'],
  's16.wav': [...small, '-c:a', 'pcm_s16le'],
  's24.wav': [...small, '-c:a', 'pcm_s24le'],
  's32.wav': [...small, '-c:a', 'pcm_s32le'],
  'f32.wav': [...small, '-c:a', 'pcm_f32le'],
  'f64.wav': [...small, '-c:a', 'pcm_f64le'],
  'alaw.wav': [...small, '-c:a', 'pcm_alaw'],
  'mulaw.wav': [...small, '-c:a', 'pcm_mulaw'],
  'adpcm-ima.wav': [...small, '-c:a', 'adpcm_ima_wav'],
  'adpcm-ms.wav': [...small, '-c:a', 'adpcm_ms'],
  'mp3-inside.wav': [...tone(44_100), '-c:a', 'libmp3lame'],
  'stereo.wav': [...small, '-ac', '2', '-c:a', 'pcm_s16le'],
  'surround.wav': [...tone(8_000, 0.05), '-ac', '6', '-c:a', 'pcm_s24le'],
  '96k.wav': [...tone(96_000, 0.05), '-c:a', 'pcm_s24le'],
  '192k.wav': [...tone(192_000, 0.02), '-c:a', 'pcm_s24le'],
  'rf64.wav': [...small, '-c:a', 'pcm_s24le', '-rf64', 'always'],
  'broadcast.wav': [...small, '-c:a', 'pcm_s16le', '-write_bext', '1', '-metadata', 'description=take one'],
  'tagged.wav': [...small, '-c:a', 'pcm_s16le', '-metadata', 'artist=Sample', '-metadata', 'title=Take 1'],
  'piped.wav': [...small, '-c:a', 'pcm_s16le', '-f', 'wav', PIPED],
  // AIFF
  's8.aiff': [...small, '-c:a', 'pcm_s8'],
  's16.aiff': [...small, '-c:a', 'pcm_s16be'],
  's24.aiff': [...small, '-c:a', 'pcm_s24be'],
  's32.aiff': [...small, '-c:a', 'pcm_s32be'],
  'f32.aiff': [...small, '-c:a', 'pcm_f32be'],
  'f64.aiff': [...small, '-c:a', 'pcm_f64be'],
  'sowt.aiff': [...small, '-c:a', 'pcm_s16le'],
  'alaw.aiff': [...small, '-c:a', 'pcm_alaw'],
  'tagged.aiff': [...small, '-c:a', 'pcm_s16be', '-write_id3v2', '1', '-metadata', 'title=Take 1'],
  '96k.aiff': [...tone(96_000, 0.05), '-c:a', 'pcm_s24be'],
  // FLAC
  's16.flac': [...tone(44_100), '-c:a', 'flac'],
  's24.flac': [...tone(48_000, 0.1), '-c:a', 'flac', '-sample_fmt', 's32'],
  'stereo.flac': [...tone(48_000, 0.3), '-ac', '2', '-c:a', 'flac'],
  'surround.flac': [...tone(48_000, 0.2), '-ac', '6', '-c:a', 'flac'],
  '8k.flac': [...tone(8_000), '-c:a', 'flac'],
  '96k.flac': [...tone(96_000, 0.2), '-c:a', 'flac'],
  '192k.flac': [...tone(192_000, 0.1), '-c:a', 'flac', '-sample_fmt', 's32'],
  'piped.flac': [...tone(44_100), '-c:a', 'flac', '-f', 'flac', PIPED],
  // MP3
  'cbr.mp3': [...tone(44_100), '-c:a', 'libmp3lame', '-b:a', '64k'],
  'vbr.mp3': [...tone(44_100), '-c:a', 'libmp3lame', '-q:a', '4'],
  'abr.mp3': [...tone(48_000), '-c:a', 'libmp3lame', '-abr', '1', '-b:a', '64k'],
  'bare.mp3': [
    ...tone(44_100),
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
  ],
  'stereo.mp3': [...tone(48_000), '-ac', '2', '-c:a', 'libmp3lame', '-b:a', '64k'],
  'mpeg2.mp3': [...tone(22_050), '-c:a', 'libmp3lame', '-b:a', '32k'],
  'mpeg2-5.mp3': [...tone(8_000), '-c:a', 'libmp3lame', '-b:a', '16k'],
  'tagged.mp3': [
    ...tone(44_100),
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-metadata',
    'title=Take 1',
    '-write_id3v1',
    '1',
  ],
  // M4A
  'aac.m4a': [...tone(44_100), ...aac],
  'aac-stereo.m4a': [...tone(48_000), '-ac', '2', ...aac],
  'aac-faststart.m4a': [...tone(48_000), ...aac, '-movflags', '+faststart'],
  'alac-48k.m4a': [...tone(48_000, 0.2), '-c:a', 'alac'],
  'alac-96k.m4a': [...tone(96_000, 0.1), '-c:a', 'alac', '-sample_fmt', 's32p'],
  'alac-192k.m4a': [...tone(192_000, 0.05), '-c:a', 'alac', '-sample_fmt', 's32p'],
  'ac3.m4a': [...tone(48_000, 0.3), '-c:a', 'ac3', '-b:a', '64k'],
  // MP4
  'h264-aac.mp4': [...both, ...h264, ...aac],
  'h264-aac-faststart.mp4': [...both, ...h264, ...aac, '-movflags', '+faststart'],
  'h264-aac-fragments.mp4': [...both, ...h264, '-g', '2', ...aac, ...fragments],
  'aac-fragments.mp4': [...tone(48_000), ...aac, ...fragments],
  'h264-mp3.mp4': [...both, ...h264, '-ac', '2', '-c:a', 'libmp3lame', '-b:a', '64k'],
  'h264-silent.mp4': [...film(), ...h264],
  'h264-silent-fragments.mp4': [...film(), ...h264, ...fragments],
  'mpeg4-aac.mp4': [...both, '-c:v', 'mpeg4', ...aac],
  'hevc-aac.mp4': [...both, '-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', ...aac],
  'vp9-opus.mp4': [...both, '-c:v', 'libvpx-vp9', '-c:a', 'libopus'],
  'flac.mp4': [...tone(48_000, 0.2), '-c:a', 'flac', '-strict', '-2'],
  // MOV
  'h264-aac.mov': [...both, ...h264, ...aac],
  'h264-aac-faststart.mov': [...both, ...h264, ...aac, '-movflags', '+faststart'],
  'h264-s16.mov': [...film(0.1), ...tone(48_000, 0.1), ...h264, '-c:a', 'pcm_s16le'],
  'h264-s16be.mov': [...film(0.1), ...tone(48_000, 0.1), ...h264, '-c:a', 'pcm_s16be'],
  'h264-s24.mov': [...film(0.1), ...tone(48_000, 0.1), ...h264, '-c:a', 'pcm_s24le'],
  'h264-alac.mov': [...film(0.2), ...tone(48_000, 0.2), ...h264, '-c:a', 'alac'],
  'h264-silent.mov': [...film(), ...h264],
  'h264-timecode.mov': [...both, ...h264, ...aac, '-timecode', '10:00:00:00'],
  'hevc-aac.mov': [...both, '-c:v', 'libx265', '-x265-params', 'log-level=none', '-tag:v', 'hvc1', ...aac],
  'prores-silent.mov': [...film(0.2), '-c:v', 'prores_ks'],
  'prores-s24.mov': [...film(0.1), ...tone(48_000, 0.1), '-c:v', 'prores_ks', '-c:a', 'pcm_s24le'],
  'mjpeg-aac.mov': [...both, '-c:v', 'mjpeg', '-strict', '-1', ...aac],
  'aac.mov': [...tone(48_000), ...aac],
};

const bySox: Record<string, string[]> = {
  'sox-s16.wav': ['-r', '8000', '-b', '16'],
  'sox-s24.wav': ['-r', '8000', '-b', '24', '-c', '2'],
  'sox-piped.wav': ['-r', '8000', '-b', '16', '-t', 'wav', PIPED],
  'sox-s16.aiff': ['-r', '8000', '-b', '16'],
  'sox-s24.aiff': ['-r', '8000', '-b', '24', '-c', '2'],
  'sox-s16.flac': ['-r', '44100', '-b', '16'],
};

/** Of these alone bits say something of the sound. */
const LOSSLESS = /^(pcm_|alac$|flac$)/;

interface Stream {
  codec_type: string;
  codec_name: string;
  sample_rate?: string;
  channels?: number;
  bits_per_sample?: number;
  bits_per_raw_sample?: string;
}

function probe(name: string): Truth {
  const shown = [
    '-show_entries',
    'format=duration:stream=codec_type,codec_name,sample_rate,channels,bits_per_sample,bits_per_raw_sample',
  ];
  const answer = execFileSync('ffprobe', ['-v', 'error', ...shown, '-of', 'json', join(folder, name)], {
    encoding: 'utf8',
  });
  const { streams, format } = JSON.parse(answer) as { streams: Stream[]; format: { duration?: string } };
  const sound = streams.find(({ codec_type }) => codec_type === 'audio');
  const bits = Number(sound?.bits_per_raw_sample) || sound?.bits_per_sample || null;
  return {
    codecs: streams.map(({ codec_type, codec_name }) => codec_name ?? codec_type),
    durationMs: format.duration === undefined ? null : Math.round(Number(format.duration) * 1_000),
    sampleRateHz: sound ? Number(sound.sample_rate) : null,
    channels: sound?.channels ?? null,
    bitsPerSample: sound && LOSSLESS.test(sound.codec_name) ? bits : null,
  };
}

/** By a pipe or into the file. */
function write(name: string, program: string, args: string[], last: string[]): void {
  const path = join(folder, name);
  const isPiped = args.at(-1) === PIPED;
  const answer = execFileSync(program, [...args, ...(isPiped ? [] : [path]), ...last], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (isPiped) writeFileSync(path, answer);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, args] of Object.entries(byFfmpeg))
  write(
    name,
    'ffmpeg',
    ['-v', 'error', '-bitexact', ...args.toSpliced(args.at(-1) === PIPED ? -1 : args.length, 0, '-bitexact')],
    [],
  );
for (const [name, args] of Object.entries(bySox))
  write(name, 'sox', ['-n', ...args], ['synth', '0.25', 'sine', '440', 'vol', '0.5']);
const names = readdirSync(folder).sort();
const truth = Object.fromEntries(names.map((name) => [name, probe(name)]));
writeFileSync(join(import.meta.dirname, 'truth.json'), `${JSON.stringify(truth, null, 2)}\n`);
const bytes = names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
process.stdout.write(`${names.length} files, ${Math.round(bytes / 1_024)} KB\n`);
