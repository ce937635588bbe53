import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { DiceState } from '../../dice/createDiceRules.ts';
import { bauCuaFaces } from '../../dice/diceGames.ts';
import { Face } from '../../dice/page/Face.tsx';
import type { Chips } from '../../dice/readChips.ts';
import type { ReplayProps } from './ReplayProps.ts';
import '../../dice/page/dice.css';

const kinds = ['taiXiu', 'bauCua', 'coin'] as const;
/** Milliseconds that dice roll; less where motion is not wanted. */
const rolling = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1100);

/** A throw and what lay on the table. */
export const DiceReplay = ({ start, onAgain }: ReplayProps) => {
  const text = (name: string) => start.texts[name] ?? '';
  const kind = kinds.find((one) => one === start.kind) ?? 'taiXiu';
  const { thrown, returned } = start.round.state as DiceState;
  const [isRolling, setRolling] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setRolling(false), rolling());
    return () => clearTimeout(timer);
  }, []);
  const nameOf = (value: number) =>
    kind === 'bauCua'
      ? text(bauCuaFaces[value - 1] ?? '')
      : kind === 'coin'
        ? text(value === 0 ? 'heads' : 'tails')
        : String(value);
  return (
    <>
      <section className="stage">
        <div className="dice-table">
          <div className={`plate ${isRolling ? 'is-rolling' : ''}`}>
            {thrown.map((value, at) => (
              // The dice of a throw have no other name than their place.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={at} className="die">
                <Face kind={kind} value={value} />
              </div>
            ))}
          </div>
          <ul className="laid">
            {Object.entries(start.round.bet as Chips).map(([spot, stake]) => (
              <li key={spot} className={!isRolling && (returned[spot] ?? 0) > 0 ? 'is-win' : ''}>
                <b>{text(spot)}</b>{' '}
                {isRolling
                  ? writeAmount(stake, start)
                  : fill(text('roundWas'), {
                      stake: writeAmount(stake, start),
                      win: writeAmount(returned[spot] ?? 0, start),
                    })}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <output className="said">{isRolling ? '' : thrown.map(nameOf).join(' · ')}</output>
      <section className="controls">
        <button type="button" className="main-button" disabled={isRolling} onClick={onAgain}>
          {text('watch')}
        </button>
      </section>
    </>
  );
};
