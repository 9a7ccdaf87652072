import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, useState } from 'react';
import { useTexts } from '../language/language.ts';
import { reportTexts } from './report-messages.ts';
import { useWidth } from './use-width.ts';

interface BarValue {
  /** Below 0 it hangs from the line. */
  value: number;
  /** In words, for whoever does not see the bar: "taken ₩50,000". */
  text: string;
  tone: 'cool' | 'amber';
}

export interface BarStep {
  key: string;
  /** At the axis. */
  label: string;
  /** In full. */
  name: string;
  values: readonly BarValue[];
}

interface BarsProps {
  /** What the picture shows. */
  title: string;
  steps: readonly BarStep[];
  /** A value at the axis. */
  axisText: (value: number) => string;
}

const HEIGHT = 240;
const MARGIN = { top: 8, right: 4, bottom: 28, left: 56 };
/** So many pixels a label at the axis needs. */
const LABEL_PX = 64;
const fills = { cool: 'var(--cool)', amber: 'var(--amber)' };

const isSomething = ({ values }: BarStep) => values.some(({ value }) => value !== 0);

/**
 * Bars over time. A slider under them reads out one after the other: by keys, by touch, and aloud. Nothing where there is
 * nothing: the tables under it say so.
 */
export const Bars = (props: BarsProps) => (props.steps.some(isSomething) ? <DrawnBars {...props} /> : null);

function DrawnBars({ title, steps, axisText }: BarsProps) {
  const texts = useTexts(reportTexts);
  const sliderId = useId();
  const { ref, width } = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = steps.length - 1;
  // What is still to come shows nothing yet.
  const newest = steps.findLastIndex(isSomething);
  const at = Math.min(chosen ?? newest, last);
  const step = steps[at];
  const all = steps.flatMap(({ values }) => values.map(({ value }) => value));
  const inner = {
    width: Math.max(0, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const x = scaleBand({ domain: steps.map(({ key }) => key), range: [0, inner.width], padding: 0.2 });
  const y = scaleLinear({
    domain: [Math.min(0, ...all), Math.max(1, ...all)],
    range: [inner.height, 0],
    nice: true,
  });
  const every = Math.max(1, Math.ceil((steps.length * LABEL_PX) / Math.max(1, inner.width)));
  const labels = new Map(steps.map(({ key, label }) => [key, label]));
  const tick = { fill: 'var(--ink-soft)', fontSize: 12, fontFamily: 'inherit' };
  return (
    <div ref={ref} className="grid gap-2">
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${Math.max(1, width)} ${HEIGHT}`}
        className="h-auto w-full"
      >
        <Group left={MARGIN.left} top={MARGIN.top}>
          {steps.map(({ key, values }, index) =>
            values.map(({ value, tone }) => (
              <Bar
                key={`${key} ${tone}`}
                x={x(key)}
                width={x.bandwidth()}
                y={Math.min(y(value), y(0))}
                height={Math.abs(y(value) - y(0))}
                fill={fills[tone]}
                opacity={index === at ? 1 : 0.7}
                onPointerEnter={() => setChosen(index)}
              />
            )),
          )}
          <AxisLeft
            scale={y}
            numTicks={5}
            tickFormat={(value) => axisText(Number(value))}
            stroke="var(--line-control)"
            tickStroke="var(--line-control)"
            tickLabelProps={{ ...tick, textAnchor: 'end', dx: '-0.25em', dy: '0.3em' }}
          />
          <AxisBottom scale={x} top={y(0)} hideTicks stroke="var(--line-control)" tickValues={[]} />
          <AxisBottom
            scale={x}
            top={inner.height}
            hideAxisLine
            hideTicks
            tickValues={steps.filter((_, index) => index % every === 0).map(({ key }) => key)}
            tickFormat={(key) => labels.get(key) ?? ''}
            tickLabelProps={{ ...tick, textAnchor: 'middle' }}
          />
        </Group>
      </svg>
      {step && (
        <div className="grid gap-1 print:hidden">
          {steps.length > 1 && (
            <>
              <label htmlFor={sliderId} className="sr-only">
                {texts.scrub(title)}
              </label>
              <input
                id={sliderId}
                type="range"
                min={0}
                max={last}
                value={at}
                aria-valuetext={readOut(step)}
                onChange={({ target }) => setChosen(Number(target.value))}
                className="accent-cool min-h-6 w-full"
              />
            </>
          )}
          <p aria-hidden={steps.length > 1 || undefined} className="figures text-[0.9375rem]">
            {readOut(step)}
          </p>
        </div>
      )}
    </div>
  );
}

const readOut = ({ name, values }: BarStep) => `${name}: ${values.map(({ text }) => text).join(', ')}`;
