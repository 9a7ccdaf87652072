import { encode } from 'uqr';

/** White modules around the code: scanners need four. */
const QUIET_ZONE = 4;

/** A QR code as one SVG path of unit squares, black on white, and the width of its square with the quiet zone. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size };
}
