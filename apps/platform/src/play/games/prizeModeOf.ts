/** How a lottery pays: by odds that are known beforehand, or with a first prize that grows until somebody has it. */
export type PrizeMode = 'fixed' | 'jackpot';

/** Vietlott's draws whose first prize is carried over. Its others pay what their tables say. */
const jackpots = new Set(['mega-645', 'power-655']);

/** How a lottery pays its first prize. */
export const prizeModeOf = (code: string): PrizeMode => (jackpots.has(code) ? 'jackpot' : 'fixed');
