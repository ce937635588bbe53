import { chipColour } from './chipColour.ts';
import { shortAmount } from './shortAmount.ts';

/** A stake as a chip that lies on a spot; `isPlaced` where the table has taken it. */
export const ChipOnSpot = ({
  amount,
  digits,
  isPlaced,
}: {
  amount: number;
  digits: number;
  isPlaced: boolean;
}) => (
  <span
    className={isPlaced ? 'chip on' : 'chip on draft'}
    style={{ backgroundColor: chipColour(amount, digits) }}
    aria-hidden="true"
  >
    {shortAmount(amount, digits)}
  </span>
);
