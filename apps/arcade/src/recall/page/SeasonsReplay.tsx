import { useEffect, useState } from 'react';
import type { DiceState } from '../../dice/createDiceRules.ts';
import type { Chips } from '../../dice/readChips.ts';
import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { Wheel } from '../../seasons/page/Wheel.tsx';
import { wheel } from '../../seasons/seasons.ts';
import type { ReplayProps } from './ReplayProps.ts';
import '../../seasons/page/seasons.css';

/** Milliseconds that the wheel turns; less where motion is not wanted. */
const turning = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 3_400);

/** A turn of the wheel and what lay on its seasons. */
export const SeasonsReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const { thrown, returned } = start.round.state as DiceState;
  const [place = 0] = thrown;
  const [stand, setStand] = useState<'still' | 'turning' | 'over'>('still');
  useEffect(() => {
    const begin = setTimeout(() => setStand('turning'), 50);
    const end = setTimeout(() => setStand('over'), 50 + turning());
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, []);
  const isOver = stand === 'over';
  return (
    <>
      <section className="stage">
        <div className="seasons">
          <Wheel
            place={stand === 'still' ? 0 : place}
            turns={stand === 'still' ? 0 : 4}
            isTurning={stand !== 'still'}
          />
          <ul className="laid">
            {Object.entries(start.round.bet as Chips).map(([season, stake]) => (
              <li key={season} className={isOver && (returned[season] ?? 0) > 0 ? 'is-win' : ''}>
                <b>{text(season)}</b>{' '}
                {isOver
                  ? fill(text('roundWas'), {
                      stake: writeAmount(stake, start),
                      win: writeAmount(returned[season] ?? 0, start),
                    })
                  : writeAmount(stake, start)}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <output className="said">
        {isOver && fill(text('stopped'), { season: text(wheel[place] ?? '') })}
      </output>
      <section className="controls">
        <button type="button" className="main-button" disabled={!isOver} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
