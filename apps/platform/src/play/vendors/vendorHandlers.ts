import type { Handlers } from '#kernel';
import { launchGame } from './launchGame.ts';
import { vendorBalance } from './vendorBalance.ts';
import { vendorBet } from './vendorBet.ts';
import { vendorEndRound } from './vendorEndRound.ts';
import { vendorRollback } from './vendorRollback.ts';
import { vendorWin } from './vendorWin.ts';

/** Opens games, and answers the calls that their vendors make then. */
export const vendorHandlers = {
  launchGame,
  vendorBalance,
  vendorBet,
  vendorWin,
  vendorRollback,
  vendorEndRound,
} satisfies Partial<Handlers>;
