import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, rect } from '../drawing/shapes.ts';
import { condenser, shockMount } from '../parts/microphones.ts';
import { vinyl } from '../parts/record.ts';
import { recLamp } from '../parts/room.ts';
import { waveLine } from '../parts/sound.ts';

/** What shows where a page is shared, 1200 by 630: record, microphone and wave, the middle free of edges to crop. */
export function sharePicture(c: Canvas): void {
  c.layer([midnight(c, 0.6, 0.5), c.pool(330, 330, 480, p.hot, 0.3)]);
  c.layer(circle(345, 345, 262, { fill: '#000', opacity: 0.6 }), 14);
  c.layer(vinyl(c, 330, 325, 255, { shine: 218 }));
  c.layer(c.neon(waveLine(c.random, 90, 325, 1040, 330, 14), p.hot, 9));
  c.shade('M725 60H895V630H725Z');
  c.layer([
    rect(802, 520, 16, 120, { fill: finishes.cylinder(c) }),
    shockMount(c, 810, 330, 250),
    condenser(c, 810, 545, 455),
    recLamp(c, 1060, 90, 170),
  ]);
}
