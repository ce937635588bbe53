import { useLocale, useMoney } from '@marquee/i18n';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { figures, odometer, reel, strip } from './Odometer.css.ts';

/** Props of `Odometer`. */
export interface OdometerProps {
  /** Whole minor units of the currency. */
  minor: bigint | number;
  currency: string;
  /** What the figures roll up from as they appear; without it they stand at once. */
  from?: bigint | number;
}

const STRIP = Array.from({ length: 10 }, (_each, figure) => figure).join('\n');

/** An amount whose figures roll when it changes, as of a jackpot or a balance; still under reduced motion. */
export function Odometer({ minor, currency, from }: OdometerProps) {
  const write = useMoney();
  const { direction } = useLocale();
  const [shown, setShown] = useState(from ?? minor);
  // After the first paint, so that there is something to roll from.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(minor));
    return () => cancelAnimationFrame(frame);
  }, [minor]);

  const letters = [...write(shown, currency)];
  return (
    <span dir={direction}>
      <VisuallyHidden>{write(minor, currency)}</VisuallyHidden>
      <span aria-hidden className={odometer}>
        {letters.map((letter, index) => {
          // Counted from the end: a figure keeps its reel when one more comes in front.
          const place = index - letters.length;
          return letter in figures ? (
            <span key={place} className={reel}>
              <span className={`${strip} ${figures[letter]}`}>{STRIP}</span>
            </span>
          ) : (
            <span key={`${place}${letter}`}>{letter}</span>
          );
        })}
      </span>
    </span>
  );
}
