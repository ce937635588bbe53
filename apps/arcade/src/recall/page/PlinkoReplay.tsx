import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { writeTimes } from '../../page/writeTimes.ts';
import { type PlinkoState, slotPays } from '../../plinko/plinko.ts';
import { Board } from '../../plinko/page/Board.tsx';
import type { ReplayProps } from './ReplayProps.ts';
import '../../plinko/page/plinko.css';

/** A pearl's way once more. */
export const PlinkoReplay = ({ start, onAgain }: ReplayProps) => {
  const { path, slot } = start.round.state as PlinkoState;
  const [isOver, setOver] = useState(false);
  const times = writeTimes(slotPays[slot] ?? 0, start.language);
  return (
    <>
      <section className="stage">
        <Board
          language={start.language}
          path={path}
          slot={isOver ? slot : undefined}
          onEnd={() => setOver(true)}
        />
      </section>
      <output className="said">{isOver && fill(start.texts['fell'] ?? '', { times })}</output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {start.texts['watch']}
        </button>
      </section>
    </>
  );
};
