/** Percent of the pot that the house keeps. */
export const rakePercent = 3;

/**
 * What becomes of the stakes of so many seats, in minor units: the rake is rounded down, for the winner. Several
 * winners get the same prize each; what cannot be divided stays with the rake.
 */
export const shareOut = (stake: number, seats: number, winners = 1) => {
  const pot = stake * seats;
  const prize = Math.floor((pot - Math.floor((pot * rakePercent) / 100)) / winners);
  return { pot, rake: pot - prize * winners, prize };
};
