import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import { Garden } from '../../mines/page/Garden.tsx';
import { type MinesView, worthOf } from '../../mines/mines.ts';
import type { ReplayProps } from './ReplayProps.ts';

/** Milliseconds from one tile to the next. */
const between = 500;

/** The tiles of a garden turned once more, in the order in which the player turned them. */
export const MinesReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const whole = start.round.state as MinesView;
  const [count, setCount] = useState(0);
  const isOver = count > whole.turned.length;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setCount(count + 1), between);
    return () => clearTimeout(timer);
  }, [count, isOver]);
  const { count: hidden, turned, stake } = whole;
  const garden: MinesView = isOver
    ? whole
    : { stake, count: hidden, turned: turned.slice(0, count), isOver: false };
  const gems = garden.turned.length;
  return (
    <>
      <section className="stage">
        <Garden texts={start.texts} garden={garden} isHeld onTurn={() => undefined} />
      </section>
      <output className="said">
        {isOver && whole.hit !== undefined
          ? text('pricked')
          : fill(text('collected'), {
              count: gems,
              times: writeTimes(worthOf(hidden, gems), start.language),
            })}
      </output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
