import encodeQR from 'qr';
import { useMemo } from 'react';
import { cn } from '../../lib/cn.ts';

/** White modules around the code: scanners need four. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
  className: string;
}

/** A QR code, black on white whatever the page looks like. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cn('bg-white', className)}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** One path of unit squares, and the width of the whole square with the quiet zone. */
function drawn(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size: rows.length };
}
