import { area, line } from '../Chart/Chart.css.ts';
import { linePath } from '../LineChart/linePath.ts';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { sparkline } from './Sparkline.css.ts';

/** Props of `Sparkline`. */
export interface SparklineProps {
  /** What the line says in words: "Up by 12 % in 7 days". */
  label: string;
  values: readonly number[];
  tone?: Tone;
}

/** The way that one figure went, drawn as small as a word beside it. */
export function Sparkline({ label, values, tone = 'accent' }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map(
    (value, index) =>
      [(index / Math.max(1, values.length - 1)) * 100, 95 - ((value - low) / span) * 90] as const,
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={cx(sparkline, tones[tone])}
    >
      {points.length > 1 && (
        <>
          <path className={area} d={linePath([[0, 100], ...points, [100, 100]])} />
          <path className={line} d={linePath(points)} />
        </>
      )}
    </svg>
  );
}
