import { useEffect, useState } from 'react';
import { fill } from '../../page/fill.ts';
import { tellFrame } from '../../page/tellFrame.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import { BackLink } from './BackLink.tsx';
import { BetBar } from './BetBar.tsx';
import { Fairness } from './Fairness.tsx';
import { Results } from './Results.tsx';
import { Roads } from './Roads.tsx';
import type { TableStart } from './TableStart.ts';
import type { TableLink } from './TableLink.ts';
import { TableProvider } from './TableContext.ts';
import { tellResult } from './tellResult.ts';
import { tableViews } from './tableViews.tsx';
import type { TableText } from '../texts.ts';
import { useChips } from './useChips.ts';
import { useLiveTable } from './useLiveTable.ts';
import { useSecondsTo } from './useSecondsTo.ts';

/** A live table: the round that everybody sees, a place for chips, and what came before. */
export const TablePage = ({ start, link }: { start: TableStart; link: TableLink }) => {
  const { message, history, closesAt, endsAt, isOffline } = useLiveTable(link);
  const [balance, setBalance] = useState(start.balance);
  const [problem, setProblem] = useState<TableText>();
  const [isSending, setSending] = useState(false);
  const [chosen, choose] = useState<number>();
  const [revealed, setRevealed] = useState(0);
  const { Felt, Stage, rules, suspense, hasRoads } = tableViews[start.kind];
  const round = message?.round ?? undefined;
  const number = round?.number ?? 0;
  const phase = message?.phase ?? 'resting';
  const limits = message?.limits ?? { min: 1, max: 1 };
  const chips = useChips(limits, round?.chips ?? {}, number);
  const seconds = useSecondsTo(phase === 'betting' ? closesAt : endsAt);
  const result: unknown = round?.result;
  const isRevealed = result !== undefined && revealed === number;
  const say = (text: TableText, values: Record<string, string | number> = {}) =>
    fill(start.texts[text], values);
  const money = (minor: number) => writeAmount(minor, start);

  useEffect(() => {
    if (result === undefined || revealed === number) return;
    const shownFor = start.showing - (endsAt - performance.now());
    const timer = setTimeout(() => setRevealed(number), Math.max(0, suspense - shownFor));
    return () => clearTimeout(timer);
  }, [result, number, revealed, endsAt, start.showing, suspense]);
  useEffect(() => {
    if (!isRevealed) return;
    tellFrame('balance', start.frame);
    void link.balance().then((known) => known !== undefined && setBalance(known));
  }, [isRevealed, link, start.frame]);
  useEffect(() => void tellFrame('ready', start.frame), [start.frame]);

  const bet = async () => {
    setSending(true);
    setProblem(undefined);
    const { refused } = await link.bet(chips.draft);
    setSending(false);
    if (refused) setProblem(refused in start.texts ? (refused as TableText) : 'failed');
    else chips.clear();
    tellFrame('balance', start.frame);
    const known = await link.balance();
    if (known !== undefined) setBalance(known);
  };
  const isOpen = phase === 'betting' && !isSending && !isOffline;
  const chip = chosen ?? limits.min;
  const past = isRevealed ? history : history.filter((one) => one.number !== number);
  const status = {
    resting: say('resting'),
    betting: say('placeBets'),
    closing: say('closing'),
    showing: isRevealed
      ? say('result', { result: tellResult(start.kind, rules, result, say) })
      : say('closing'),
  }[phase];
  const staked = Object.values(round?.chips ?? {}).reduce((sum, stake) => sum + stake, 0);

  return (
    <TableProvider
      value={{
        say,
        money,
        digits: start.digits,
        draft: chips.draft,
        placed: round?.chips ?? {},
        isOpen,
        lay: (spot) => chips.lay({ [spot]: chip }),
        returned: isRevealed ? (spot) => rules.returns(spot, result) : undefined,
      }}
    >
      <header className="top">
        <BackLink start={start} />
        <h1>{start.title}</h1>
        <span className="balance">{balance === undefined ? '' : money(balance)}</span>
      </header>
      {isOffline && <output className="offline">{say('offline')}</output>}
      <main className={`table ${start.kind}`}>
        <section className="play">
          <div className="status">
            <span className={phase === 'betting' && seconds <= 5 ? 'clock soon' : 'clock'} aria-hidden="true">
              {phase === 'resting' ? '' : seconds}
            </span>
            <output>
              {status}
              {isRevealed && staked > 0 && (
                <strong className={round?.won ? 'win' : ''}>
                  {round?.won ? say('youWon', { sum: money(round.won) }) : say('nothingWon')}
                </strong>
              )}
            </output>
            <span className="people">{say('players', { count: message?.players ?? 1 })}</span>
          </div>
          <Stage result={result as never} round={number} />
          <Felt />
          <p className="problem" role="alert">
            {problem && say(problem)}
          </p>
          <BetBar
            chips={chips}
            limits={limits}
            chip={chip}
            onChoose={choose}
            staked={staked}
            onBet={() => void bet()}
          />
        </section>
        <aside>
          {hasRoads ? (
            <Roads
              rounds={past.filter(
                (one) => Math.floor((one.number - 1) / 72) === Math.floor((number - 1) / 72),
              )}
              hasDerived={start.kind === 'baccarat' || start.kind === 'dragonTiger'}
              names={{
                bead: say('beadPlate'),
                bigRoad: say('bigRoad'),
                bigEyeBoy: say('bigEyeBoy'),
                smallRoad: say('smallRoad'),
                cockroachRoad: say('cockroachRoad'),
              }}
            />
          ) : (
            <Results rounds={past} kind={start.kind} label={say('history')} />
          )}
          <p className="note">{say('pastOnly')}</p>
          {round && <Fairness start={start} round={round} rules={rules} isRevealed={isRevealed} />}
        </aside>
      </main>
    </TableProvider>
  );
};
