import { fill } from '../../page/fill.ts';
import { writeAmount } from '../../page/writeAmount.ts';
import type { Start } from '../../pages/Start.ts';
import type { Lottery } from '../rules/lotteries.ts';
import { costOf, type Line } from '../rules/ticket.ts';
import { betName } from './names.ts';

/** A line in words: its bet and its picks. */
export const lineName = (texts: Start['texts'], lottery: Lottery, { bet, picks }: Line): string => {
  const type = lottery.game.bets.find(({ id }) => id === bet);
  const numbers = picks.map((pick) => (type && 'options' in type.choice ? (texts[pick] ?? pick) : pick));
  return `${type ? betName(texts, lottery, type) : bet}: ${numbers.join(' ')}`;
};

type Props = {
  start: Start;
  lottery: Lottery;
  lines: readonly Line[];
  isPlacing: boolean;
  onRemove: (index: number) => void;
  onPlace: () => void;
};

/** The lines that are about to be bet, with what they cost. */
export const Slip = ({ start, lottery, lines, isPlacing, onRemove, onPlace }: Props) => {
  const { texts } = start;
  const total = lines.reduce((sum, line) => sum + costOf(lottery.game.bets, line), 0);
  return (
    <section className="slip" aria-label={texts['slip']}>
      <h2>{texts['slip']}</h2>
      {lines.length === 0 && <p className="quiet">{texts['emptySlip']}</p>}
      <ul>
        {lines.map((line, index) => {
          const name = lineName(texts, lottery, line);
          return (
            <li key={`${line.bet} ${line.picks.join(' ')}`}>
              <span>{name}</span>
              <b>{writeAmount(costOf(lottery.game.bets, line), start)}</b>
              <button
                type="button"
                className="round-button"
                aria-label={fill(texts['remove'] ?? '', { line: name })}
                onClick={() => onRemove(index)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      <p className="total">
        <span>{texts['total']}</span>
        <b>{writeAmount(total, start)}</b>
      </p>
      <button
        type="button"
        className="main-button"
        disabled={lines.length === 0 || isPlacing}
        onClick={onPlace}
      >
        {texts['place']}
      </button>
    </section>
  );
};
