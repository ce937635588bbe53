import { useEffect, useRef } from 'react';
import { writeTimes } from '../../page/writeTimes.ts';
import { pinRows, slotPays } from '../plinko.ts';

/** Distance of pins, and where the first one stands, in the drawing's own units. */
const [gap, top, middle] = [20, 26, 180];
const bottom = top + pinRows * gap;
/** Milliseconds from one row to the next. */
const step = 105;

const pins = Array.from({ length: pinRows }, (_, row) =>
  Array.from({ length: row + 1 }, (__, index) => ({
    x: middle + (index - row / 2) * gap,
    y: top + row * gap,
  })),
).flat();

/** Where the pearl is after so many rows of its way. */
const placeAfter = (path: readonly boolean[], rows: number) => {
  const right = path.slice(0, rows).filter(Boolean).length;
  return { x: middle + (right - rows / 2) * gap, y: top + rows * gap - gap / 2 };
};

type Props = {
  language: string;
  /** The way that a pearl takes, from the moment on that it is given. */
  path: readonly boolean[] | undefined;
  /** The slot that it came to. */
  slot: number | undefined;
  onEnd: () => void;
};

/** The pins, the slots below them with what they pay, and a pearl on its way. */
export const Board = ({ language, path, slot, onEnd }: Props) => {
  const pearl = useRef<SVGGElement>(null);
  useEffect(() => {
    if (!path) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    let frame = 0;
    const fall = () => {
      const passed = isStill ? pinRows : Math.min(pinRows, (performance.now() - began) / step);
      const row = Math.floor(passed);
      const part = passed - row;
      const from = placeAfter(path, row);
      const to = placeAfter(path, Math.min(pinRows, row + 1));
      const hop = Math.sin(part * Math.PI) * 5;
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part * part - hop;
      pearl.current?.setAttribute('transform', `translate(${x} ${y})`);
      if (passed < pinRows) frame = requestAnimationFrame(fall);
      else onEnd();
    };
    fall();
    return () => cancelAnimationFrame(frame);
    // A pearl falls once for each way.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return (
    <svg className="pins" viewBox={`0 0 360 ${bottom + 46}`} aria-hidden="true">
      {pins.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="pin" />
      ))}
      {slotPays.map((pays, index) => {
        const x = middle + (index - pinRows / 2) * gap;
        const isHit = slot === index;
        // Every other one lower, so that each has room for its figures.
        const y = bottom + (index % 2 === 0 ? 17 : 34);
        return (
          // Slots have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <g
            key={index}
            className={`slot is-${pays >= 1000 ? 'rare' : pays >= 150 ? 'good' : 'small'} ${isHit ? 'is-hit' : ''}`}
          >
            <rect x={x - gap / 2 + 1} y={bottom} width={gap - 2} height="6" rx="3" />
            <text x={x} y={y}>
              {writeTimes(pays, language).replace('×', '')}
            </text>
          </g>
        );
      })}
      <g ref={pearl} transform={`translate(${middle} 8)`}>
        <circle r="7" className="pearl" />
        <circle cx="-2" cy="-2.4" r="2.2" fill="#ffffff" />
      </g>
    </svg>
  );
};
