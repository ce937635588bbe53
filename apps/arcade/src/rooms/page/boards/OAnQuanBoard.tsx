import { useState } from 'react';
import { pitsOf, type OAnQuanState } from '../../oAnQuan/oAnQuan.ts';
import { useRoom } from '../RoomContext.ts';
import { GiveUp } from './GiveUp.tsx';

/** Places of pebbles in a pit, in hundredths of its width; further ones lie on these. */
const spots = Array.from({ length: 19 }, (_, index) => {
  const [radius, angle] = [11 * Math.sqrt(index), index * 2.4];
  return [50 + radius * Math.cos(angle) * 0.75, 50 + radius * Math.sin(angle) * 0.75] as const;
});

const Pebbles = ({ count, hasMandarin }: { count: number; hasMandarin: boolean }) => (
  <svg viewBox="0 0 100 100" className="pebbles" aria-hidden="true">
    {hasMandarin && <ellipse cx="50" cy="50" rx="34" ry="40" className="mandarin" />}
    {spots.slice(0, count).map(([x, y], index) => (
      // Pebbles have no identity.
      // oxlint-disable-next-line react/no-array-index-key
      <circle key={index} cx={x} cy={y} r="8" className={`pebble k${index % 3}`} />
    ))}
  </svg>
);

/** The board of ô ăn quan, one's own pits below: a pit is chosen first, then the way to sow. */
export const OAnQuanBoard = ({ view }: { view: OAnQuanState }) => {
  const { say, place, isMyTurn, move } = useRoom();
  const [chosen, choose] = useState<number | null>(null);
  const side = place ?? 0;
  const below = pitsOf(side);
  const above = pitsOf(1 - side).toReversed();
  const countOf = (pit: number) => view.citizens[pit] ?? 0;
  const from = isMyTurn && chosen !== null && countOf(chosen) > 0 ? chosen : null;
  const marksOf = (pit: number) =>
    `${view.last?.captured.includes(pit) ? ' captured' : ''}${view.last?.pit === pit ? ' origin' : ''}`;
  const sow = (step: 1 | -1) => from !== null && move({ pit: from, step });
  const small = (pit: number, column: number, row: number) => (
    <button
      key={pit}
      type="button"
      style={{ gridColumn: column + 2, gridRow: row }}
      className={`pit${marksOf(pit)}${pit === from ? ' from' : ''}`}
      aria-pressed={pit === from}
      disabled={!isMyTurn || !below.includes(pit) || countOf(pit) === 0}
      aria-label={say('pit', { number: (pit % 6) + 1, count: countOf(pit) })}
      onClick={() => choose(pit === from ? null : pit)}
    >
      <Pebbles count={countOf(pit)} hasMandarin={false} />
      <b>{countOf(pit)}</b>
    </button>
  );
  const large = (pit: number, end: 'left' | 'right') => {
    const hasMandarin = view.hasMandarin[pit] === true;
    const points = countOf(pit) + (hasMandarin ? 10 : 0);
    return (
      <div className={`pit large ${end}${marksOf(pit)}`}>
        <span className="hidden">{say('mandarinPit', { count: points })}</span>
        <Pebbles count={countOf(pit)} hasMandarin={hasMandarin} />
        <b aria-hidden="true">{points}</b>
      </div>
    );
  };
  return (
    <>
      <p className="told" aria-live="polite">
        {view.end
          ? say(view.end)
          : view.last && view.last.gain > 0
            ? say('captures', { count: view.last.gain })
            : isMyTurn && from === null
              ? say('choosePit')
              : ''}
      </p>
      <div className="pits" key={view.turns}>
        {large(side === 0 ? 11 : 5, 'left')}
        {above.map((pit, index) => small(pit, index, 1))}
        {below.map((pit, index) => small(pit, index, 2))}
        {large(side === 0 ? 5 : 11, 'right')}
      </div>
      <GiveUp move={{ pit: null }}>
        <button type="button" className="main" disabled={from === null} onClick={() => sow(-1)}>
          {say('sowLeft')}
        </button>
        <button type="button" className="main" disabled={from === null} onClick={() => sow(1)}>
          {say('sowRight')}
        </button>
      </GiveUp>
    </>
  );
};

/** What a seat has captured. */
export const OAnQuanNote = ({ view, place }: { view: OAnQuanState; place: number }) => {
  const { say } = useRoom();
  return <b>{say('points', { count: view.scores[place] ?? 0 })}</b>;
};
