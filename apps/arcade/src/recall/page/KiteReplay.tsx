import { useEffect, useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { type CrashView, multiplierAt, timeOf } from '../../crash/crash.ts';
import { drawSky, type Sky } from '../../crash/page/drawSky.ts';
import type { ReplayProps } from './ReplayProps.ts';
import '../../crash/page/crash.css';

const written = (multiplier: number) => `${(multiplier / 100).toFixed(2)}×`;

/** A flight in its own time, to where it was let go or its string broke. */
export const KiteReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const { cashed, burst = 100 } = start.round.state as CrashView;
  const canvas = useRef<HTMLCanvasElement>(null);
  const end = timeOf(cashed ?? burst);
  const [elapsed, setElapsed] = useState(0);
  const isOver = elapsed >= end;
  useEffect(() => {
    const began = performance.now();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    const step = () => {
      const passed = isStill ? end : Math.min(end, performance.now() - began);
      setElapsed(passed);
      if (passed < end) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [end]);
  const now = isOver ? (cashed ?? burst) : multiplierAt(elapsed);
  const is: Sky['is'] = isOver ? (cashed === undefined ? 'burst' : 'safe') : 'flying';
  useEffect(() => {
    if (canvas.current) drawSky(canvas.current, { multiplier: now, elapsed, is });
  }, [now, elapsed, is]);
  return (
    <>
      <section className="stage">
        <div className="sky">
          <canvas ref={canvas} aria-hidden="true" />
          <p className={`multiplier is-${is}`}>{written(now)}</p>
        </div>
      </section>
      <output className="said">
        {isOver &&
          [
            cashed !== undefined && fill(text('reached'), { times: written(cashed) }),
            fill(text('burst'), { times: written(burst) }),
          ]
            .filter(Boolean)
            .join(' – ')}
      </output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
