/** Draws one sign's mark around `x`, `y`: path data for a neon tube, `r` half its size. */
type Mark = (x: number, y: number, r: number) => string;

const record: Mark = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0M${x - r * 0.2} ${y}a${r * 0.2} ${r * 0.2} 0 1 0 ${r * 0.4} 0a${r * 0.2} ${r * 0.2} 0 1 0 ${-r * 0.4} 0`;
const wave: Mark = (x, y, r) =>
  `M${x - r} ${y - r * 0.3}v${r * 0.6}M${x - r * 0.33} ${y - r}v${r * 2}M${x + r * 0.33} ${y - r * 0.55}v${r * 1.1}M${x + r} ${y - r * 0.25}v${r * 0.5}`;
const note: Mark = (x, y, r) =>
  `M${x - r * 0.2} ${y + r * 0.7}a${r * 0.36} ${r * 0.3} 0 1 1 0 -0.1V${y - r}L${x + r * 0.8} ${y - r * 0.6}`;
const cup: Mark = (x, y, r) =>
  `M${x - r * 0.9} ${y - r * 0.7}V${y + r * 0.2}Q${x - r * 0.9} ${y + r * 0.8} ${x - r * 0.2} ${y + r * 0.8}T${x + r * 0.5} ${y + r * 0.2}V${y - r * 0.7}ZM${x + r * 0.5} ${y - r * 0.4}q${r * 0.7} ${r * 0.1} 0 ${r * 0.7}`;
const heart: Mark = (x, y, r) =>
  `M${x} ${y + r * 0.9}L${x - r * 0.85} ${y}A${r * 0.52} ${r * 0.52} 0 0 1 ${x} ${y - r * 0.5}A${r * 0.52} ${r * 0.52} 0 0 1 ${x + r * 0.85} ${y}Z`;
const play: Mark = (x, y, r) =>
  `M${x - r * 0.6} ${y - r * 0.9}L${x + r * 0.9} ${y}L${x - r * 0.6} ${y + r * 0.9}Z`;
const bolt: Mark = (x, y, r) =>
  `M${x + r * 0.3} ${y - r}L${x - r * 0.6} ${y + r * 0.2}H${x + r * 0.4}L${x - r * 0.3} ${y + r}`;
const microphone: Mark = (x, y, r) =>
  `M${x - r * 0.35} ${y - r * 0.7}a${r * 0.35} ${r * 0.35} 0 0 1 ${r * 0.7} 0v${r * 0.6}a${r * 0.35} ${r * 0.35} 0 0 1 ${-r * 0.7} 0ZM${x - r * 0.7} ${y}a${r * 0.7} ${r * 0.7} 0 0 0 ${r * 1.4} 0M${x} ${y + r * 0.7}V${y + r}`;

const marks: readonly Mark[] = [microphone, wave, heart, record, note, cup, play, bolt];

/** Three different marks for the sign with this number. No letters: the pictures must read in every language. */
export function signMarks(sign: number): Mark[] {
  return [0, 3, 6].map((step) => marks[(sign * 5 + step) % marks.length] ?? record);
}
