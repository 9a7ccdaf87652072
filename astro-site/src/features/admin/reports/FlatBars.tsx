import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useWidth } from './use-width.ts';

interface FlatBar {
  key: string;
  name: string;
  value: number;
  /** At the end of the bar. */
  text: string;
}

const ROW_PX = 44;

/** Bars from the left, each under its name: parts of a whole. The table beside it says the same. */
export function FlatBars({ title, bars }: { title: string; bars: readonly FlatBar[] }) {
  const { ref, width } = useWidth();
  const height = Math.max(1, bars.length * ROW_PX);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  // Room for the text at the end of the longest.
  const x = scaleLinear({ domain: [0, most], range: [0, Math.max(0, width - 130)] });
  const y = scaleBand({ domain: bars.map(({ key }) => key), range: [0, height] });
  return (
    <div ref={ref}>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${Math.max(1, width)} ${height}`}
        className="h-auto w-full"
      >
        {bars.map(({ key, name, value, text }) => (
          <Group key={key} top={y(key) ?? 0}>
            <text y={16} fontSize={14} fill="var(--ink-soft)">
              {name}
            </text>
            <Bar
              x={0}
              y={22}
              width={Math.max(2, x(Math.max(0, value)))}
              height={14}
              rx={2}
              fill="var(--cool)"
            />
            <text
              x={Math.max(2, x(Math.max(0, value))) + 8}
              y={34}
              fontSize={14}
              fill="var(--ink)"
              className="figures"
            >
              {text}
            </text>
          </Group>
        ))}
      </svg>
    </div>
  );
}
