import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownMatch } from '../showSports.ts';
import { Countdown } from './Countdown.tsx';
import { pickName, progressName, sidesName, writeOdds } from './names.ts';
import { Proof } from './Proof.tsx';

/** A pick of a match, as it is chosen. */
export type Chosen = { number: number; market: string; pick: string };

/** Places of a field that are told once it has ended. */
const podium = 3;

type Props = {
  start: Start;
  match: ShownMatch;
  ahead: number;
  chosen: Chosen | undefined;
  onChoose: (chosen: Chosen) => void;
};

/** A match with its score, and its odds as buttons. */
export const MatchCard = ({ start, match, ahead, chosen, onChoose }: Props) => {
  const text = (name: string) => start.texts[name] ?? '';
  const { number, sides, phase, state, offer } = match;
  const hasBegun = phase !== 'next';
  const isField = sides.length > 2;
  // What a field is bet on by stands on its buttons already: the places are told beside the names there.
  const placeOf = (index: number) =>
    hasBegun && isField && state.score[index] ? ` · ${state.score[index]}` : '';
  const markets = (offer?.markets ?? []).map(({ id, picks }) => (
    <fieldset
      key={id}
      className="market"
      aria-label={`${sidesName(start.texts, sides, number)}: ${text(id)}`}
    >
      <p aria-hidden="true">{text(id)}</p>
      <div className="picks">
        {picks.map(({ id: pick, odds }) => {
          const name = pickName(start.texts, sides, id, pick);
          const isHeld = offer?.closed !== null || odds === null;
          const isChosen = chosen?.number === number && chosen.market === id && chosen.pick === pick;
          return (
            <button
              key={pick}
              type="button"
              className="pick"
              disabled={isHeld}
              aria-pressed={isChosen}
              aria-label={
                odds === null
                  ? fill(text('pickClosed'), { pick: name })
                  : fill(text('pickOdds'), { pick: name, odds: writeOdds(odds, start.language) })
              }
              onClick={() => onChoose({ number, market: id, pick })}
            >
              <span>
                {name}
                {placeOf(Number(pick) - 1)}
              </span>
              <b>{odds === null ? '–' : writeOdds(odds, start.language)}</b>
            </button>
          );
        })}
      </div>
    </fieldset>
  ));
  return (
    <article className={`match is-${phase}`} aria-label={sidesName(start.texts, sides, number)}>
      <p className="when">
        {phase === 'live' && (
          <>
            <b className="live">{text('live')}</b> {progressName(start.texts, sides, state)}
          </>
        )}
        {phase === 'next' && (
          <Countdown to={match.startsAt} ahead={ahead} words={text('starts')} ended={text('started')} />
        )}
        {phase === 'over' && text('ended')}
        {phase === 'abandoned' && text('abandoned')}
      </p>
      {isField && <p className="side">{sidesName(start.texts, sides, number)}</p>}
      {isField && !offer && (
        <ol className="podium">
          {sides
            .map((side, index) => ({ side, place: state.score[index] ?? 0 }))
            .filter(({ place }) => place > 0 && place <= podium)
            .toSorted((one, other) => one.place - other.place)
            .map(({ side, place }) => (
              <li key={side} value={place}>
                {side}
              </li>
            ))}
        </ol>
      )}
      {!isField &&
        sides.map((side, index) => (
          <p key={side} className="side">
            <span>{side}</span>
            {hasBegun && <b>{state.score[index]}</b>}
          </p>
        ))}
      {markets[0]}
      {markets.length > 1 && (
        <details>
          <summary>{text('more')}</summary>
          {markets.slice(1)}
        </details>
      )}
      {offer?.closed && (
        <p className="quiet">{text(offer.closed === 'score' ? 'scoreChanged' : offer.closed)}</p>
      )}
      <Proof start={start} of={match} />
    </article>
  );
};
