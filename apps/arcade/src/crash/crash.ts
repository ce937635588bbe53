import type { SoloRules } from '../solo/SoloRules.ts';

/** A flight; `auto` is the multiplier, in hundredths, at which it is let go by itself. */
export type CrashBet = { stake: number; auto?: number };

/** What is kept of a flight. Multipliers are hundredths, times milliseconds from its start. */
export type CrashState = {
  stake: number;
  burst: number;
  auto?: number;
  /** The multiplier at which it was let go. */
  cashed?: number;
  isOver: boolean;
};

/** What the page sees: the burst only once the flight is over. */
export type CrashView = Omit<CrashState, 'burst'> & { burst?: number };

/** A thousand stakes: the most that a flight pays. */
export const mostMultiplier = 100_000;
const values = 2 ** 32;
const growth = 0.000_12;

/** The multiplier, in hundredths, after so many milliseconds: doubled every 5.8 seconds. */
export const multiplierAt = (elapsed: number): number =>
  Math.min(mostMultiplier, Math.floor(100 * Math.exp(growth * Math.max(0, elapsed))));

/** Milliseconds until a multiplier is reached. */
export const timeOf = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / growth);

/**
 * Where a flight bursts, of a number evenly drawn from 0 to 2^32: 97 / 100 of its share, so that letting go at any
 * multiplier returns 97 percent. About four flights of a hundred burst at the start.
 */
export const burstOf = (drawn: number): number =>
  Math.min(mostMultiplier, Math.max(100, Math.floor((97 * values) / (drawn + 1))));

const end = (state: CrashState, at: number): CrashState => {
  // An own limit that was reached before counts, however late clock and page are.
  const cashed = Math.min(at, state.auto ?? mostMultiplier);
  return cashed < state.burst ? { ...state, cashed, isOver: true } : { ...state, isOver: true };
};

/** Crash: what is let go before the burst pays its multiplier. */
export const crash: SoloRules<CrashBet, CrashState, 'letGo'> = {
  readBet: (sent) => {
    const { stake, auto } = (sent ?? {}) as { stake?: unknown; auto?: unknown };
    if (!Number.isSafeInteger(stake)) return undefined;
    if (auto === undefined) return { stake: Number(stake) };
    const isFine = Number.isSafeInteger(auto) && Number(auto) > 100 && Number(auto) <= mostMultiplier;
    return isFine ? { stake: Number(stake), auto: Number(auto) } : undefined;
  },
  stakeOf: ({ stake }) => stake,
  begin: ({ stake, auto }, draw) => {
    const burst = burstOf(draw(values));
    return { stake, burst, ...(auto !== undefined && { auto }), isOver: burst === 100 };
  },
  winOf: ({ stake, cashed = 0, isOver }) => (isOver ? Math.floor((stake * cashed) / 100) : null),
  show: ({ burst, ...state }): CrashView => (state.isOver ? { ...state, burst } : state),
  readAction: (sent) => (sent === 'letGo' ? sent : undefined),
  act: (state, _action, elapsed) => end(state, multiplierAt(elapsed)),
  endsAfter: ({ burst, auto = mostMultiplier }) => timeOf(Math.min(burst, auto)),
  expire: (state) => end(state, state.burst),
  // When it was let go is the player's; where it burst is the seed's.
  replay: (begun, shown) => {
    const { stake, burst, cashed, isOver } = (shown ?? {}) as Partial<CrashView>;
    const isFine = stake === begun.stake && burst === begun.burst && isOver && (cashed ?? 0) < burst;
    return isFine ? { ...begun, isOver, ...(cashed !== undefined && { cashed }) } : undefined;
  },
};
