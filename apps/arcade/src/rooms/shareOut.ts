/** Percent of the pot that the house keeps. */
export const rakePercent = 3;

/** What becomes of the stakes of so many seats, in minor units: the rake is rounded down, for the winner. */
export const shareOut = (stake: number, seats: number) => {
  const pot = stake * seats;
  const rake = Math.floor((pot * rakePercent) / 100);
  return { pot, rake, prize: pot - rake };
};
