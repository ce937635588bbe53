import { useRef, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { GameHeader } from '../../page/GameHeader.tsx';
import { StakePicker, stakeSteps } from '../../page/StakePicker.tsx';
import { VerifyLink } from '../../page/VerifyLink.tsx';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { Lottery } from '../rules/lotteries.ts';
import { largestStake, type Line } from '../rules/ticket.ts';
import { Countdown } from './Countdown.tsx';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { aboutBet, betName, writeOdds, writePercent } from './names.ts';
import { Picker } from './Picker.tsx';
import { lineName, Slip } from './Slip.tsx';
import { proofsOf } from './proofsOf.ts';
import { useLottery } from './useLottery.ts';
import '../../page/frame.css';
import './lottery.css';

const idOf = ({ bet, picks }: Line) => `${bet} ${picks.join(' ')}`;

/** A lottery: bets by kind, the slip, the countdown, results and tickets. */
export const LotteryPage = ({ start, lottery }: { start: Start; lottery: Lottery }) => {
  const { texts, language } = start;
  const text = (name: string) => texts[name] ?? '';
  const { bets } = lottery.game;
  const live = useLottery(start);
  const [betId, setBet] = useState(bets[0]?.id);
  const [picks, setPicks] = useState<readonly string[]>([]);
  const [stake, setStake] = useState(start.limits.min);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [said, setSaid] = useState<string>();
  const slip = useRef<HTMLDivElement>(null);
  const bet = bets.find(({ id }) => id === betId) ?? bets[0];
  if (!bet) return null;

  const largest = Math.min(start.limits.max, largestStake(bet) * start.limits.min);
  const limits = { ...start.limits, max: largest };
  const needed = 'options' in bet.choice ? 1 : bet.choice.picks;
  const missing = Math.max(0, needed - picks.length);
  const { shown, refused } = live;
  const problem =
    refused === undefined
      ? undefined
      : fill(text(refused) || text('failed'), {
          min: writeAmount(limits.min, start),
          max: writeAmount(limits.max, start),
        });

  const add = () => {
    const further: Line[] =
      needed === 1
        ? picks.map((pick) => ({ bet: bet.id, picks: [pick], stake }))
        : [{ bet: bet.id, picks: 'isOrdered' in bet.choice ? picks : picks.toSorted(), stake }];
    const known = new Set(further.map(idOf));
    setLines([...lines.filter((line) => !known.has(idOf(line))), ...further].slice(0, 100));
    setPicks([]);
    setSaid(undefined);
  };
  const place = async () => {
    if (!shown) return;
    const isTaken = await live.place(shown.open.number, lines);
    if (isTaken) setLines([]);
    setSaid(isTaken ? text('placed') : undefined);
  };

  return (
    <main className="lottery">
      <GameHeader start={start} balance={live.balance} />
      <section className="clock" aria-label={text('drawsIn')}>
        <p>{shown ? fill(text('draw'), { number: shown.open.number }) : ' '}</p>
        {shown && (
          <>
            <p>
              {text('closesIn')}{' '}
              <Countdown to={shown.open.closesAt} ahead={live.ahead} ended={text('drawing')} />
            </p>
            <p>
              {text('drawsIn')}{' '}
              <Countdown to={shown.open.drawsAt} ahead={live.ahead} ended={text('drawing')} />
            </p>
          </>
        )}
      </section>
      <div className="columns">
        <div>
          <fieldset className="bets" aria-label={text('bet')}>
            {bets.map((one) => (
              <button
                key={one.id}
                type="button"
                aria-pressed={one.id === bet.id}
                onClick={() => {
                  setBet(one.id);
                  setPicks([]);
                  setStake(start.limits.min);
                }}
              >
                <b>{betName(texts, lottery, one)}</b>
                <span>
                  {fill(text('odds'), {
                    odds: writeOdds(Math.max(...one.paytable.map(({ odds }) => odds)), language),
                  })}
                </span>
                <span>{fill(text('returned'), { percent: writePercent(one.returnToPlayer, language) })}</span>
              </button>
            ))}
          </fieldset>
          <p className="quiet">{aboutBet(texts, bet, language)}</p>
          <Picker
            key={`${bet.id} ${lines.length}`}
            start={start}
            bet={bet}
            picks={picks}
            onPicks={setPicks}
          />
          <div className="controls">
            <StakePicker
              start={{ ...start, limits }}
              stake={stake}
              isDisabled={stakeSteps(limits).length < 2}
              onPick={setStake}
            />
            <button type="button" className="main-button" disabled={missing > 0} onClick={add}>
              {missing > 0 ? fill(text('chooseMore'), { count: missing }) : text('addLine')}
            </button>
            {lines.length > 0 && (
              <button
                type="button"
                className="second-button to-slip"
                onClick={() => slip.current?.scrollIntoView()}
              >
                {`${text('slip')} (${lines.length})`}
              </button>
            )}
          </div>
          <p className="quiet">{fill(text('largest'), { stake: writeAmount(largest, start) })}</p>
        </div>
        <div ref={slip}>
          <Slip
            start={start}
            lottery={lottery}
            lines={lines}
            isPlacing={live.isPlacing}
            onRemove={(index) => setLines(lines.filter((_, at) => at !== index))}
            onPlace={() => void place()}
          />
          <output className={`said ${problem ? '' : 'is-win'}`}>{problem ?? said ?? ''}</output>
          <section aria-label={text('tickets')}>
            <h2>{text('tickets')}</h2>
            {shown?.tickets.length === 0 && <p className="quiet">{text('noTickets')}</p>}
            <ul className="tickets">
              {shown?.tickets.map((ticket) => (
                <li key={ticket.id} className={ticket.win > 0 ? 'is-win' : ''}>
                  <p>
                    <span>{fill(text('draw'), { number: ticket.number })}</span>
                    <b>
                      {ticket.state !== 'over'
                        ? text('waiting')
                        : ticket.win > 0
                          ? fill(text('youWon'), { sum: writeAmount(ticket.win, start) })
                          : text('lost')}
                    </b>
                  </p>
                  <p className="quiet">
                    {ticket.lines.map((line) => lineName(texts, lottery, line)).join(', ')} ·{' '}
                    {writeAmount(ticket.cost, start)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section aria-label={text('results')}>
        <h2>{text('results')}</h2>
        {shown?.last.length === 0 && <p className="quiet">{text('noResults')}</p>}
        <div className="drawn">
          {shown?.last.slice(0, lottery.region ? 2 : 6).map((draw) => (
            <article key={draw.number}>
              <h3>{fill(text('draw'), { number: draw.number })}</h3>
              <DrawnNumbers texts={texts} prizes={draw.prizes ?? []} />
              <details>
                <summary>{text('fairness')}</summary>
                <p>
                  {text('hash')}: <code>{draw.hash}</code>
                </p>
                <p>
                  {text('seed')}: <code>{draw.seed}</code>
                </p>
                <VerifyLink start={start} rounds={proofsOf(draw, shown.tickets)} label={text('verify')} />
              </details>
            </article>
          ))}
        </div>
        {shown && (
          <details>
            <summary>{text('fairness')}</summary>
            <p>{fill(text('drawFairness'), { text: shown.open.text })}</p>
            <p>
              {text('hash')}: <code>{shown.open.hash}</code>
            </p>
          </details>
        )}
      </section>
    </main>
  );
};
