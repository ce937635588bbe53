import { fill } from '../../page/fill.ts';
import { stakeSteps } from '../../page/StakePicker.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownMatch } from '../showSports.ts';
import { winOf } from '../rules/oddsOf.ts';
import type { Chosen } from './MatchCard.tsx';
import { pickName, sidesName, writeOdds } from './names.ts';

/** Chips that are offered at once. */
const chips = 6;

type Props = {
  start: Start;
  match: ShownMatch | undefined;
  chosen: Chosen | undefined;
  /** Those that the player agreed to; undefined while the pick is not to be had. */
  odds: number | undefined;
  /** Whether those of the slip are other ones than the player saw when choosing. */
  isChanged: boolean;
  stake: number;
  isPlacing: boolean;
  said: { text: string; isGood: boolean } | undefined;
  onStake: (stake: number) => void;
  onPlace: () => void;
  onRemove: () => void;
};

/** The bet that is about to be placed, with its stake and what it may return. */
export const BetSlip = ({ start, match, chosen, odds, isChanged, stake, isPlacing, said, ...on }: Props) => {
  const text = (name: string) => start.texts[name] ?? '';
  const name = match && chosen && pickName(start.texts, match.sides, chosen.market, chosen.pick);
  return (
    <section className="slip" aria-label={text('slip')}>
      {match && chosen ? (
        <>
          <div className="slip-head">
            <p>
              <b>{name}</b>{' '}
              <b className="odds">{odds === undefined ? '–' : writeOdds(odds, start.language)}</b>
              <span className="quiet">
                {sidesName(start.texts, match.sides, match.number)} · {text(chosen.market)}
              </span>
            </p>
            <button
              type="button"
              className="round-button"
              aria-label={text('remove')}
              disabled={isPlacing}
              onClick={on.onRemove}
            >
              ×
            </button>
          </div>
          <fieldset className="chips" aria-label={text('stake')}>
            {stakeSteps(start.limits)
              .slice(0, chips)
              .map((step) => (
                <button
                  key={step}
                  type="button"
                  className="chip"
                  aria-pressed={step === stake}
                  disabled={isPlacing}
                  onClick={() => on.onStake(step)}
                >
                  {writeAmount(step, start)}
                </button>
              ))}
          </fieldset>
          <p className="possible">
            <span>{text('possible')}</span>
            <b>{odds === undefined ? '–' : writeAmount(winOf(stake, odds), start)}</b>
          </p>
          <button
            type="button"
            className="main-button"
            disabled={isPlacing || odds === undefined}
            onClick={on.onPlace}
          >
            {isPlacing
              ? text('placing')
              : isChanged && odds !== undefined
                ? fill(text('accept'), { odds: writeOdds(odds, start.language) })
                : text('place')}
          </button>
        </>
      ) : (
        <p className="quiet">{text('emptySlip')}</p>
      )}
      <output className={said?.isGood ? 'is-win' : ''}>{said?.text ?? ''}</output>
    </section>
  );
};
