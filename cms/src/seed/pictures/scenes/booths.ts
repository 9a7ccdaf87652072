import type { Canvas } from '../drawing/canvas.ts';
import { finishes, midnight } from '../drawing/finishes.ts';
import { palette as p } from '../drawing/palette.ts';
import { circle, group, lineThrough, path, polygon, rect, stroke, times } from '../drawing/shapes.ts';
import { condenser, shockMount } from '../parts/microphones.ts';
import { profile } from '../parts/people.ts';
import { recLamp } from '../parts/room.ts';
import { meter, waveLine } from '../parts/sound.ts';
import { figure } from '../parts/walkers.ts';

/** The featured picture: through the studio window, someone sings under a neon wave. */
export function boothAtMidnight(c: Canvas): void {
  c.layer(midnight(c, 0.2, 0.2));
  const glass = { x: 150, y: 220, width: 1300, height: 740 };
  const inside = c.clip(rect(glass.x, glass.y, glass.width, glass.height, { rx: 26 }));
  const wall =
    rect(glass.x, glass.y, glass.width, glass.height, {
      fill: c.linear(`0 #6a1c56, .45 #3a1a4c, 1 #12303f`, 0, 0, 1, 0.9),
    }) +
    times(13, (index) =>
      rect(glass.x + index * 96, glass.y, 88, glass.height, {
        fill: c.linear('0 #fff .05, .5 #fff 0, 1 #000 .3', 0, 0, 1, 0),
      }),
    ) +
    c.pool(800, 500, 620, p.hot, 0.35, 0.7);
  c.layer(group(wall, { clipPath: inside }));
  c.layer(c.neon(waveLine(c.random, 230, 440, 900, 330, 10), p.hot, 13));
  const singer = group(profile(c, 690, 680, 500, {}), { clipPath: inside });
  c.layer(singer);
  c.shade('M975 400H1107V760H975Z');
  const hanging =
    rect(1035, 220, 12, 200, { fill: finishes.cylinder(c) }) +
    shockMount(c, 1041, 470, 190) +
    condenser(c, 1041, 750, 350, { upsideDown: true });
  c.layer(group(hanging, { clipPath: inside }));
  const popFilter =
    circle(908, 632, 84, { fill: '#0d0812', opacity: 0.5 }) +
    circle(908, 632, 84, { fill: 'none', stroke: finishes.chrome(c), strokeWidth: 6 }) +
    stroke('M926 714C946 800 1000 800 1040 700', '#3a2d46', 7);
  c.layer(group(popFilter, { clipPath: inside }));
  const reflection =
    polygon(
      [
        [300, 220],
        [540, 220],
        [270, 960],
        [150, 960],
        [150, 620],
      ],
      { fill: '#fff', opacity: 0.035 },
    ) +
    polygon(
      [
        [585, 220],
        [640, 220],
        [370, 960],
        [315, 960],
      ],
      { fill: '#fff', opacity: 0.03 },
    );
  c.layer([
    group(reflection, { clipPath: inside }),
    rect(glass.x - 12, glass.y - 12, glass.width + 24, glass.height + 24, {
      rx: 36,
      fill: 'none',
      stroke: '#0a060d',
      strokeWidth: 44,
    }),
    rect(glass.x - 34, glass.y - 34, glass.width + 68, glass.height + 68, {
      rx: 52,
      fill: 'none',
      stroke: finishes.rim(c),
      strokeWidth: 4,
    }),
    rect(glass.x, glass.y, glass.width, glass.height, {
      rx: 26,
      fill: 'none',
      stroke: c.linear(`0 ${p.hotBright}, .4 ${p.hot} .2, 1 ${p.cool}`, 0, 0, 1, 1),
      strokeWidth: 4,
    }),
    recLamp(c, 800, 98, 230),
  ]);
  const desk = path('M-60 1260V1060C300 1020 1300 1020 1660 1060V1260Z', {
    fill: '#0b0710',
    stroke: finishes.rim(c),
    strokeWidth: 4,
  });
  const lights = times(30, (index) => {
    const x = 110 + index * 48;
    const lift = 30 * Math.sin((Math.PI * index) / 29);
    return meter(c, x, 1088 - lift, 18, 78, 7, c.random.between(0.2, 0.95));
  });
  c.shade('M-60 1260V1060C300 1020 1300 1020 1660 1060V1260Z');
  c.layer(desk + lights, 5);
}

/** A door ajar at the end of the corridor, the lamp above it on. */
export function boothDoor(c: Canvas): void {
  const light = c.linear(`0 #ff8fc0, .5 ${p.hot}, 1 #b0216a`);
  c.layer([
    c.ground('#0b0710'),
    polygon(
      [
        [0, 0],
        [520, 250],
        [520, 930],
        [0, 1200],
      ],
      { fill: c.linear('0 #1d1126, 1 #341a3c', 0, 0, 1, 0) },
    ),
    polygon(
      [
        [1600, 0],
        [1080, 250],
        [1080, 930],
        [1600, 1200],
      ],
      { fill: c.linear('0 #3a1a40, 1 #14101d', 0, 0, 1, 0) },
    ),
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1080, 250],
        [520, 250],
      ],
      { fill: c.linear('0 #0b0710, 1 #251430') },
    ),
    polygon(
      [
        [0, 1200],
        [1600, 1200],
        [1080, 930],
        [520, 930],
      ],
      { fill: c.linear('0 #43204c, 1 #0d0812') },
    ),
    rect(520, 250, 560, 680, { fill: '#241630' }),
  ]);
  const panels = times(4, (index) => {
    const [near, far] = [index * 130, index * 130 + 96];
    const up = (x: number): number => (x * 250) / 520;
    const down = (x: number): number => 1200 - (x * 270) / 520;
    const shape = (from: number, to: number): readonly [number, number][] => [
      [from, up(from) + 150 - from * 0.12],
      [to, up(to) + 150 - to * 0.12],
      [to, down(to) - 190 + to * 0.15],
      [from, down(from) - 190 + from * 0.15],
    ];
    const mirror = shape(near, far).map(([x, y]): readonly [number, number] => [1600 - x, y]);
    const fill = c.linear(`0 #57244f, 1 #22142c`, 0, 0, 0, 1);
    return (
      polygon(shape(near, far), { fill, opacity: 0.8 }) +
      polygon(mirror, { fill: c.linear('0 #1d3a4a, 1 #191021'), opacity: 0.9 })
    );
  });
  c.layer(panels);
  c.light(rect(610, 380, 380, 550, { fill: p.hot, opacity: 0.8 }));
  c.layer([
    rect(610, 380, 380, 550, { fill: light }),
    c.pool(800, 640, 230, '#fff', 0.5, 1.3),
    figure(c, 800, 926, 470, { hair: 'long', bag: true }),
    rect(610, 380, 380, 550, { fill: c.linear('0 #ff4f9a 0, .75 #ff4f9a 0, 1 #7c1450 .6') }),
  ]);
  c.shade('M610 380L470 300V1040L610 930Z');
  c.layer([
    polygon(
      [
        [610, 380],
        [470, 300],
        [470, 1040],
        [610, 930],
      ],
      { fill: c.linear('0 #ff9cc8, .03 #b0216a, .1 #2b1734, 1 #150c1b', 0, 0, 1, 0) },
    ),
    circle(500, 690, 13, { fill: finishes.chrome(c) }),
    rect(596, 366, 14, 564, { fill: '#0d0812' }),
    rect(990, 366, 14, 564, { fill: '#0d0812' }),
    rect(596, 362, 408, 18, { fill: '#0d0812' }),
    polygon(
      [
        [610, 930],
        [990, 930],
        [1290, 1200],
        [420, 1200],
      ],
      { fill: c.linear(`0 ${p.hot} .75, 1 ${p.hot} .05`) },
    ),
    recLamp(c, 800, 306, 190),
  ]);
  const tubes = lineThrough([
    [60, 0],
    [560, 240],
  ]);
  c.layer(
    c.neon(tubes, p.cool, 9, 0.7) +
      c.neon(
        lineThrough([
          [1540, 0],
          [1040, 240],
        ]),
        p.cool,
        9,
        0.7,
      ),
  );
}
