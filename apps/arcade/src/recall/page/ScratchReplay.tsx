import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { Petals } from '../../scratch/page/Petals.tsx';
import { petals, type ScratchState } from '../../scratch/scratch.ts';
import type { ReplayProps } from './ReplayProps.ts';

/** Milliseconds from one petal to the next. */
const between = 450;

/** A card scratched once more, petal by petal. */
export const ScratchReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const { pictures, prize } = start.round.state as ScratchState;
  const [count, setCount] = useState(0);
  const isOver = count === petals;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setCount(count + 1), between);
    return () => clearTimeout(timer);
  }, [count, isOver]);
  return (
    <>
      <section className="stage">
        <Petals
          texts={start.texts}
          pictures={pictures}
          open={new Set(Array.from({ length: count }, (_, petal) => petal))}
          prize={prize}
          onOpen={() => undefined}
        />
      </section>
      <output className="said">
        {isOver &&
          (prize === null ? text('youLost') : fill(text('threeOf'), { picture: text(`picture${prize}`) }))}
      </output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
