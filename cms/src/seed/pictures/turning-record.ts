import sharp from 'sharp';
import { Canvas } from './drawing/canvas.ts';
import { finishes, midnight } from './drawing/finishes.ts';
import { palette as p } from './drawing/palette.ts';
import { circle, path, rect, stroke } from './drawing/shapes.ts';
import { vinyl } from './parts/record.ts';
import { recLamp } from './parts/room.ts';
import { compose } from './render.ts';

const frames = 24;
/** 24 frames of 75 ms are 1.8 seconds: one turn at 33⅓ revolutions a minute. */
const frameMs = 75;
const [width, height] = [800, 600];

/** The one picture that moves: a record turns, the level dances, the REC lamp blinks. An endless animated WebP. */
export async function renderTurningRecord(): Promise<Buffer> {
  const sheets: Buffer[] = [];
  for (let frame = 0; frame < frames; frame++) {
    const drawn = await compose(draw(frame));
    sheets.push(await drawn.png({ compressionLevel: 0 }).toBuffer());
  }
  return sharp(sheets, { join: { animated: true } })
    .webp({ quality: 68, effort: 2, loop: 0, delay: Array.from({ length: frames }, () => frameMs) })
    .toBuffer();
}

function draw(frame: number): Canvas {
  const c = new Canvas('turning-record', width, height);
  const turned = (360 / frames) * frame;
  c.layer(midnight(c, 0.5, 0.4));
  c.layer(circle(330, 330, 250, { fill: '#000', opacity: 0.6 }), 10);
  c.layer([
    circle(310, 310, 256, { fill: finishes.chrome(c) }),
    circle(310, 310, 250, { fill: p.night }),
    vinyl(c, 310, 310, 240, { turned, shine: 218 + 3 * Math.sin((turned * Math.PI) / 90) }),
    circle(310, 310, 7, { fill: finishes.chrome(c) }),
  ]);
  const arm = 'M660 150C660 300 610 400 470 450';
  c.layer([
    circle(660, 150, 52, { fill: finishes.face(c), stroke: finishes.rim(c), strokeWidth: 2 }),
    stroke(arm, '#120b18', 17),
    stroke(arm, c.linearAcross(`0 ${p.cool}, .5 #e9dcec, 1 ${p.hotBright}`, 660, 150, 470, 450), 9),
    circle(660, 150, 26, { fill: finishes.chrome(c) }),
    path('M490 424L474 456L418 484L402 474L414 454L464 420Z', {
      fill: '#241630',
      stroke: p.hot,
      strokeWidth: 2.5,
    }),
    level(c, frame),
  ]);
  c.layer(frame < frames / 2 ? recLamp(c, 690, 62, 130) : darkLamp());
  return c;
}

/** Every bar swings a whole number of times in one turn, so the loop has no seam. */
function level(c: Canvas, frame: number): string {
  const at = (frame / frames) * Math.PI * 2;
  return Array.from({ length: 9 }, (_, index) => {
    const swing = 0.5 + 0.5 * Math.sin(at * (2 + (index % 3)) + index * 1.7);
    const tall = 12 + 70 * swing;
    const [x, y] = [600 + index * 19, 520 - tall / 2];
    const fill = index > 5 ? p.cool : p.hot;
    c.light(rect(x, y, 11, tall, { fill, opacity: 0.5 }));
    return rect(x, y, 11, tall, { rx: 5.5, fill });
  }).join('');
}

const darkLamp = (): string =>
  rect(625, 38.6, 130, 46.8, { rx: 18.7, fill: '#120b10', stroke: '#5f4330', strokeWidth: 1.6 }) +
  rect(630, 43, 120, 38, { rx: 14, fill: '#3a2410' });
