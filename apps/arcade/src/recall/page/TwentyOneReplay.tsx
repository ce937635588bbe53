import { useEffect, useState } from 'react';
import type { TwentyOneView } from '../../twentyOne/createTwentyOne.ts';
import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { HandOf } from '../../twentyOne/page/HandOf.tsx';
import type { ReplayProps } from './ReplayProps.ts';

/** Milliseconds from one card to the next. */
const between = 700;

/** The cards of a round dealt once more: the player's, then the dealer's. */
export const TwentyOneReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const { player, dealer, ranks } = start.round.state as TwentyOneView;
  const [count, setCount] = useState(0);
  const all = player.length + dealer.length - 1;
  const isOver = count >= all;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setCount(count + 1), between);
    return () => clearTimeout(timer);
  }, [count, isOver]);
  const { stake, win } = start.round;
  const sum = writeAmount(win ?? 0, start);
  const result =
    win === stake ? fill(text('even'), { sum }) : win ? fill(text('youWon'), { sum }) : text('lost');
  const mine = Math.min(player.length, count);
  const theirs = 1 + Math.max(0, count - player.length);
  return (
    <>
      <section className="stage">
        <div className="twenty-one">
          <HandOf
            texts={start.texts}
            name={text('dealer')}
            hand={dealer.slice(0, theirs)}
            hasCovered={theirs === 1}
            rank={isOver ? ranks?.[1] : undefined}
          />
          <HandOf
            texts={start.texts}
            name={text('you')}
            hand={player.slice(0, mine)}
            rank={isOver ? ranks?.[0] : undefined}
          />
        </div>
      </section>
      <output className={`said ${isOver && (win ?? 0) > stake ? 'is-win' : ''}`}>{isOver && result}</output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
