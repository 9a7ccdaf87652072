import sharp, { type CreateRaw, type OverlayOptions, type Sharp } from 'sharp';
import type { Canvas, Layer } from './drawing/canvas.ts';
import { createRandom } from './drawing/random.ts';

/** Unpacked pixels: encoding between the steps would cost more than the drawing. */
interface Pixels {
  input: Buffer;
  raw: CreateRaw;
}

const grainSide = 512;
let grainTile: Promise<Buffer> | undefined;

/** The finished picture as a JPEG: layers, bloom, darker corners, film grain. */
export async function renderJpeg(canvas: Canvas): Promise<Buffer> {
  return (await compose(canvas)).jpeg({ quality: 82 }).toBuffer();
}

/** The finished picture before it is encoded. */
export async function compose(canvas: Canvas): Promise<Sharp> {
  const { width, height } = canvas;
  const [ground, ...above] = await Promise.all(canvas.layers.map((layer) => rasterise(canvas, layer)));
  if (!ground) throw new Error('A picture needs at least one layer: call canvas.layer() in its sketch.');
  const overlays: OverlayOptions[] = [
    ...above,
    ...(await bloom(canvas)),
    { input: vignette(width, height) },
    { input: await grain(), tile: true },
  ];
  return open(await unpacked(open(ground).composite(overlays).removeAlpha()));
}

const unpacked = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  // Not `info` itself: its `premultiplied` tells what happened on the way, and would be read as what the pixels are.
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

const open = ({ input, raw }: Pixels): Sharp => sharp(input, { raw });

/** Blurred layers are drawn small: nobody can tell, and a wide blur costs as much as its pixels. */
async function rasterise(canvas: Canvas, layer: Layer): Promise<Pixels> {
  if (layer.blur === 0) return unpacked(sharp(canvas.svgOf(layer, 1)).ensureAlpha());
  const scale = layer.blur >= 8 ? 0.25 : 0.5;
  return enlarge(
    await unpacked(
      sharp(canvas.svgOf(layer, scale))
        .ensureAlpha()
        .blur(layer.blur * scale),
    ),
    canvas,
  );
}

/** The lights, blurred narrow, wide and very wide, added over the picture. */
async function bloom(canvas: Canvas): Promise<OverlayOptions[]> {
  const lights = canvas.lightsSvg(0.25);
  if (!lights) return [];
  const drawn = await unpacked(sharp(lights).removeAlpha());
  const spread = (sigma: number, strength: number): Promise<Pixels> =>
    unpacked(open(drawn).blur(sigma).linear(strength, 0));
  const [narrow, wide, haze] = await Promise.all([spread(2.2, 0.75), spread(9, 0.8), spread(32, 0.9)]);
  const together = open(narrow).composite([
    { ...wide, blend: 'screen' },
    { ...haze, blend: 'screen' },
  ]);
  return [{ ...(await enlarge(await unpacked(together.removeAlpha()), canvas)), blend: 'screen' }];
}

const enlarge = (pixels: Pixels, { width, height }: Canvas): Promise<Pixels> =>
  unpacked(open(pixels).resize(width, height, { fit: 'fill', kernel: 'cubic' }));

function vignette(width: number, height: number): Buffer {
  const stops = `<stop offset=".55" stop-color="#07040a" stop-opacity="0"/><stop offset="1" stop-color="#07040a" stop-opacity=".62"/>`;
  const gradient = `<radialGradient id="v" cx=".5" cy=".48" r=".75">${stops}</radialGradient>`;
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${gradient}<rect ${size} fill="url(#v)"/></svg>`,
  );
}

/** One tile of film grain, the same for every picture. It also hides the steps of dark gradients. */
function grain(): Promise<Buffer> {
  grainTile ??= (() => {
    const random = createRandom(1982);
    const pixels = Buffer.alloc(grainSide * grainSide * 4);
    for (let offset = 0; offset < pixels.length; offset += 4) {
      const bell = random.between(0, 255) + random.between(0, 255) + random.between(0, 255);
      pixels.fill(Math.round(bell / 3), offset, offset + 3);
      pixels[offset + 3] = 18;
    }
    return sharp(pixels, { raw: { width: grainSide, height: grainSide, channels: 4 } })
      .png()
      .toBuffer();
  })();
  return grainTile;
}
