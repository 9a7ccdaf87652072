import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, WorkerFixture } from '@playwright/test';
import encodeQR from 'qr';

/** What the camera of this test's browser sees: read when the camera is switched on. */
const film = join(tmpdir(), `record-cafe-camera-${process.pid}.y4m`);
const [WIDTH, HEIGHT] = [480, 480];

/** Options of a browser that has a camera: for `test.extend`. */
export const launchOptionsWithCamera: [
  WorkerFixture<LaunchOptions, { launchOptions: LaunchOptions }>,
  { scope: 'worker' },
] = [
  async ({ launchOptions }, use) => {
    const camera = [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
  { scope: 'worker' },
];

/** Holds a code before the camera: a film of one picture, black on white. */
export async function showCode(text: string): Promise<void> {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const pixel = Math.floor(HEIGHT / rows.length);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < pixel; line += 1)
        luma.fill(16, (y * pixel + line) * WIDTH + x * pixel, (y * pixel + line) * WIDTH + (x + 1) * pixel);
    }),
  );
  const file = createWriteStream(film);
  file.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  for (let frame = 0; frame < 3; frame += 1) {
    file.write('FRAME\n');
    file.write(luma);
    file.write(Buffer.alloc((WIDTH * HEIGHT) / 2, 128));
  }
  file.end();
  await once(file, 'close');
}
