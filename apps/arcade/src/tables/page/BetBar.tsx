import { chipColour } from './chipColour.ts';
import { chipValues } from './chipValues.ts';
import type { Limits } from '../live/readChips.ts';
import { shortAmount } from './shortAmount.ts';
import { useTable } from './TableContext.ts';
import type { useChips } from './useChips.ts';

type Props = {
  chips: ReturnType<typeof useChips>;
  limits: Limits;
  chip: number;
  onChoose: (chip: number) => void;
  staked: number;
  onBet: () => void;
};

/** Chips to choose from, ways back, and the bet itself. */
export const BetBar = ({ chips, limits, chip, onChoose, staked, onBet }: Props) => {
  const { say, money, digits, isOpen } = useTable();
  const hasDraft = chips.total > 0;
  return (
    <div className="bar">
      <fieldset className="tray" aria-label={say('chips')}>
        {chipValues(limits).map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chip}
            aria-label={say('chip', { sum: money(value) })}
            className="chip"
            style={{ backgroundColor: chipColour(value, digits) }}
            onClick={() => onChoose(value)}
          >
            {shortAmount(value, digits)}
          </button>
        ))}
      </fieldset>
      <div className="deeds">
        <button type="button" disabled={!isOpen || !hasDraft} onClick={chips.undo}>
          {say('undo')}
        </button>
        <button type="button" disabled={!isOpen || !hasDraft} onClick={chips.clear}>
          {say('clear')}
        </button>
        {chips.hasAgain && !hasDraft && staked === 0 ? (
          <button type="button" disabled={!isOpen} onClick={chips.layAgain}>
            {say('again')}
          </button>
        ) : (
          <button type="button" disabled={!isOpen || (!hasDraft && staked === 0)} onClick={chips.double}>
            {say('double2')}
          </button>
        )}
        <button type="button" className="main" disabled={!isOpen || !hasDraft} onClick={onBet}>
          {hasDraft
            ? say('betSum', { sum: money(chips.total) })
            : staked > 0
              ? say('staked', { sum: money(staked) })
              : say('betEmpty')}
        </button>
      </div>
      <p className="note">{say('limits', { min: money(limits.min), max: money(limits.max) })}</p>
    </div>
  );
};
