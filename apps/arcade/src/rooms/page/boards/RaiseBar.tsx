import { useId, useState } from 'react';
import { raiseOf, type BettingView } from '../../betting/createBetting.ts';
import { useRoom } from '../RoomContext.ts';

/** What may be done about a bet: folding, calling or checking, and raising to a sum of one's choice. */
export const RaiseBar = ({ view, place }: { view: BettingView; place: number }) => {
  const { say, isMyTurn, move } = useRoom();
  const id = useId();
  const range = isMyTurn ? raiseOf(view, place) : undefined;
  const [wished, wish] = useState(0);
  const to = range ? Math.min(range.most, Math.max(range.least, wished)) : 0;
  const owed = Math.min(view.chips[place] ?? 0, view.current - (view.bets[place] ?? 0));
  const pot = view.paid.reduce((sum, paid) => sum + paid, 0);
  const steps = range
    ? ([
        ['leastRaise', range.least],
        ['halfPot', view.current + Math.floor((pot + owed) / 2)],
        ['wholePot', view.current + pot + owed],
        ['allIn', range.most],
      ] as const)
    : [];
  return (
    <>
      {range && range.most > range.least && (
        <div className="raise">
          <label htmlFor={id}>{say('raiseTo', { count: to })}</label>
          <input
            id={id}
            type="range"
            min={range.least}
            max={range.most}
            value={to}
            onInput={(event) => wish(Number(event.currentTarget.value))}
          />
          <div className="steps">
            {steps.map(([name, sum]) => (
              <button
                key={name}
                type="button"
                disabled={sum < range.least || sum > range.most}
                onClick={() => wish(sum)}
              >
                {say(name)}
              </button>
            ))}
          </div>
        </div>
      )}
      <div className="deeds">
        <button type="button" disabled={!isMyTurn} onClick={() => move({ do: 'fold' })}>
          {say('foldHand')}
        </button>
        <button type="button" className="main" disabled={!isMyTurn} onClick={() => move({ do: 'call' })}>
          {owed > 0 ? say('callBet', { count: owed }) : say('checkBet')}
        </button>
        <button type="button" disabled={!range} onClick={() => move({ do: 'raise', to })}>
          {range ? (to === range.most ? say('allIn') : say('raiseBet', { count: to })) : say('raiseAny')}
        </button>
      </div>
    </>
  );
};
