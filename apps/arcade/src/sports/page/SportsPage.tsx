import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import { GameHeader } from '../../page/GameHeader.tsx';
import { stakeSteps } from '../../page/StakePicker.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownMatch } from '../showSports.ts';
import { BetSlip } from './BetSlip.tsx';
import { type Chosen, MatchCard } from './MatchCard.tsx';
import { MyBets } from './MyBets.tsx';
import { writeOdds } from './names.ts';
import { useScoreNews } from './useScoreNews.ts';
import { useSports } from './useSports.ts';
import '../../page/frame.css';
import './sports.css';

const oddsOf = (match: ShownMatch | undefined, chosen: Chosen | undefined): number | undefined => {
  if (!match?.offer || match.offer.closed || !chosen) return undefined;
  const market = match.offer.markets.find(({ id }) => id === chosen.market);
  return market?.picks.find(({ id }) => id === chosen.pick)?.odds ?? undefined;
};

/** A league: its matches with odds, the slip and the player's bets. */
export const SportsPage = ({ start }: { start: Start }) => {
  const { texts, language } = start;
  const text = (name: string) => texts[name] ?? '';
  const league = useSports(start);
  const [slip, setSlip] = useState<Chosen & { seen: number }>();
  const [stake, setStake] = useState(stakeSteps(start.limits)[0] ?? start.limits.min);
  const [isPlacing, setPlacing] = useState(false);
  const [said, setSaid] = useState<{ text: string; isGood: boolean }>();
  const { shown, ahead } = league;
  const matches = shown?.matches ?? [];
  const news = useScoreNews(matches, text('score'));
  const match = matches.find(({ number }) => number === slip?.number);
  const odds = oddsOf(match, slip);

  const choose = (chosen: Chosen) => {
    setSaid(undefined);
    const isSame =
      slip?.number === chosen.number && slip.market === chosen.market && slip.pick === chosen.pick;
    const seen = oddsOf(
      matches.find(({ number }) => number === chosen.number),
      chosen,
    );
    setSlip(isSame || seen === undefined ? undefined : { ...chosen, seen });
  };
  const place = async () => {
    if (!slip || odds === undefined) return;
    const { number, market, pick } = slip;
    setPlacing(true);
    setSaid(undefined);
    const told = await league.place({ number, market, pick, odds, stake });
    setPlacing(false);
    const values = {
      odds: told.odds === undefined ? '' : writeOdds(told.odds, language),
      min: writeAmount(start.limits.min, start),
      max: writeAmount(start.limits.max, start),
    };
    setSaid({
      text: fill(text(told.refused ?? 'placed') || text('failed'), values),
      isGood: told.refused === undefined,
    });
    // Whoever has chosen something else meanwhile keeps that.
    if (told.refused === undefined) setSlip((now) => (now === slip ? undefined : now));
  };

  const list = (name: 'live' | 'next' | 'over', isOf: (one: ShownMatch) => boolean) => (
    <section className={`list-${name}`} aria-label={text(name)}>
      <h2>{text(name)}</h2>
      {name === 'live' && shown && !matches.some(isOf) && <p className="quiet">{text('noLive')}</p>}
      <div className="matches">
        {matches.filter(isOf).map((one) => (
          <MatchCard
            key={one.number}
            start={start}
            match={one}
            ahead={ahead}
            chosen={slip}
            onChoose={choose}
          />
        ))}
      </div>
    </section>
  );

  return (
    <main className="sports">
      <GameHeader start={start} balance={league.balance} />
      <p className="simulated">{text('simulated')}</p>
      {league.isOffline && <p role="alert">{text('offline')}</p>}
      <p className="unseen" aria-live="polite">
        {news}
      </p>
      <div className="sports-columns">
        <div>
          {list('live', ({ phase }) => phase === 'live')}
          {list('next', ({ phase }) => phase === 'next')}
          {list('over', ({ offer }) => offer === null)}
        </div>
        <div className="side-column">
          <BetSlip
            start={start}
            match={match}
            chosen={slip}
            odds={odds}
            isChanged={slip !== undefined && odds !== undefined && odds < slip.seen}
            stake={stake}
            isPlacing={isPlacing}
            said={said}
            onStake={setStake}
            onPlace={() => void place()}
            onRemove={() => setSlip(undefined)}
          />
          <MyBets start={start} bets={shown?.bets ?? []} />
          {shown && (
            <p className="quiet">
              {fill(text('kept'), {
                percent: shown.payback.toLocaleString(language, {
                  style: 'percent',
                  maximumFractionDigits: 1,
                }),
              })}
            </p>
          )}
        </div>
      </div>
    </main>
  );
};
