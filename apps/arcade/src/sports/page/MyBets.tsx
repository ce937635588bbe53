import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownBet } from '../showSports.ts';
import { pickName, sidesName, writeOdds } from './names.ts';
import { Proof } from './Proof.tsx';

const stateOf = (start: Start, { state, win, stake }: ShownBet) =>
  fill(start.texts[state] ?? state, { sum: writeAmount(state === 'won' ? win : stake, start) });

/** The player's bets, the latest first. */
export const MyBets = ({ start, bets }: { start: Start; bets: readonly ShownBet[] }) => (
  <section className="my-bets" aria-label={start.texts['bets']}>
    <h2>{start.texts['bets']}</h2>
    {bets.length === 0 && <p className="quiet">{start.texts['noBets']}</p>}
    <ul>
      {bets.map((bet) => (
        <li key={bet.id} className={`is-${bet.state}`}>
          <p>
            <span>
              {pickName(start.texts, bet.sides, bet.market, bet.pick)} · {writeOdds(bet.odds, start.language)}
            </span>
            <b>{stateOf(start, bet)}</b>
          </p>
          <p className="quiet">
            {sidesName(start.texts, bet.sides, bet.number)}
            {bet.ending && bet.sides.length === 2 && ` ${bet.ending.score.join('–')}`} ·{' '}
            {start.texts[bet.market]} · {writeAmount(bet.stake, start)}
          </p>
          <Proof start={start} of={bet} bet={bet} />
        </li>
      ))}
    </ul>
  </section>
);
