import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What is used of HarfBuzz. Numbers are addresses in its memory. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const MEMORY_MODE_READONLY = 1;
const SET_OF_LAYOUT_FEATURES = 6;

const program = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** Cuts fonts down to some letters. Holds the fonts that it has cut, 25 MB in all: to be forgotten when there is no more to cut. */
export async function openFontCutter(readFont: (name: string) => Promise<Buffer>) {
  const { instance } = await WebAssembly.instantiate(await readFile(program));
  const hb = instance.exports as unknown as HarfBuzz;
  hb._initialize();

  const faces = new Map<string, number>();
  async function faceOf(name: string): Promise<number> {
    if (!faces.has(name)) {
      const font = await readFont(name);
      // Somebody else may have asked for it while it was read.
      if (!faces.has(name)) faces.set(name, open(font));
    }
    return faces.get(name) ?? 0;
  }

  function open(font: Buffer): number {
    const at = hb.malloc(font.length);
    // The memory moves when it grows: looked at anew each time.
    new Uint8Array(hb.memory.buffer).set(font, at);
    const blob = hb.hb_blob_create(at, font.length, MEMORY_MODE_READONLY, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    hb.hb_blob_destroy(blob);
    return face;
  }

  /**
   * @returns a TrueType font with these letters and all features of their layout
   * @throws Error when the file is no font, or could not be read
   */
  return async function cutFont(name: string, letters: string): Promise<Buffer> {
    const face = await faceOf(name);
    const input = hb.hb_subset_input_create_or_fail();
    const features = hb.hb_subset_input_set(input, SET_OF_LAYOUT_FEATURES);
    hb.hb_set_clear(features);
    hb.hb_set_invert(features);
    const wanted = hb.hb_subset_input_unicode_set(input);
    for (const letter of letters) hb.hb_set_add(wanted, letter.codePointAt(0) ?? 0);
    const cut = hb.hb_subset_or_fail(face, input);
    hb.hb_subset_input_destroy(input);
    if (cut === 0) throw new Error(`${name} could not be cut`);

    const blob = hb.hb_face_reference_blob(cut);
    const at = hb.hb_blob_get_data(blob, 0);
    const bytes = Buffer.from(new Uint8Array(hb.memory.buffer, at, hb.hb_blob_get_length(blob)));
    hb.hb_blob_destroy(blob);
    hb.hb_face_destroy(cut);
    return bytes;
  };
}
