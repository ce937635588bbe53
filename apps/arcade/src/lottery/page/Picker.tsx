import { useState } from 'react';
import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';
import type { BetType } from '../rules/Bet.ts';
import { written } from '../rules/numbers.ts';
import { quickPick } from './quickPick.ts';

type Props = {
  start: Start;
  bet: BetType;
  picks: readonly string[];
  onPicks: (picks: readonly string[]) => void;
};

/** How many numbers of a bet with one pick may be chosen at once: each becomes a line. */
export const mostAtOnce = 30;

/** Chooses the numbers of a bet: on a grid, by typing, or by chance. */
export const Picker = ({ start, bet, picks, onPicks }: Props) => {
  const [typed, setTyped] = useState('');
  const text = (name: string) => start.texts[name] ?? '';
  const { choice } = bet;
  if ('options' in choice)
    return (
      <fieldset className="options" aria-label={text('numbers')}>
        {choice.options.map((option) => (
          <button
            key={option}
            type="button"
            className="option"
            aria-pressed={picks.includes(option)}
            onClick={() => onPicks([option])}
          >
            {text(option)}
          </button>
        ))}
      </fieldset>
    );
  const { from, to, width, picks: needed } = choice;
  const most = needed === 1 ? mostAtOnce : needed;
  const isGrid = to - from < 100;
  const toggle = (number: string) => {
    if (picks.includes(number)) onPicks(picks.filter((pick) => pick !== number));
    else if (picks.length < most) onPicks([...picks, number]);
  };
  const read = (value: string) => {
    setTyped(value);
    const numbers = (value.match(/\d+/g) ?? [])
      .filter((digits) => digits.length === width || (isGrid && digits.length < width))
      .map(Number)
      .filter((number) => number >= from && number <= to)
      .map((number) => written(number, width));
    onPicks([...new Set(numbers)].slice(0, most));
  };
  return (
    <div className="picker">
      <div className="picker-bar">
        <label>
          <span>{text('typeNumbers')}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            placeholder={fill(text('typeHint'), {
              example: `${written(from + 7, width)} ${written(Math.min(to, from + 8), width)}`,
            })}
            onChange={({ currentTarget }) => read(currentTarget.value)}
          />
        </label>
        <button
          type="button"
          className="second-button"
          onClick={() => {
            setTyped('');
            onPicks(quickPick(choice));
          }}
        >
          {text('quickPick')}
        </button>
        <button
          type="button"
          className="second-button"
          onClick={() => {
            setTyped('');
            onPicks([]);
          }}
        >
          {text('clear')}
        </button>
      </div>
      {isGrid ? (
        <fieldset className="grid" aria-label={text('numbers')}>
          {Array.from({ length: to - from + 1 }, (_, index) => written(from + index, width)).map((number) => (
            <button
              key={number}
              type="button"
              className="number"
              aria-pressed={picks.includes(number)}
              onClick={() => {
                setTyped('');
                toggle(number);
              }}
            >
              {number}
              {choice.isOrdered && picks.includes(number) && <sub>{picks.indexOf(number) + 1}</sub>}
            </button>
          ))}
        </fieldset>
      ) : (
        <p className="chosen">
          {picks.map((pick) => (
            <span key={pick} className="ball">
              {pick}
            </span>
          ))}
        </p>
      )}
    </div>
  );
};
