import { checkRound } from '../page/checkRound.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import { checkShared } from './checkShared.ts';
import type { Finding } from './Finding.ts';
import { isSame } from './isSame.ts';
import type { ProvedRound } from './ProvedRounds.ts';

/** Plays a finished round once more from its seeds, by the game's own rules, and compares (docs/fairness.md). */
export const checkProved = async (kind: string, round: ProvedRound): Promise<Finding> => {
  const rules: SoloRules | undefined = Object.hasOwn(rulesByKind, kind)
    ? rulesByKind[kind as keyof typeof rulesByKind]
    : undefined;
  const { seed, hash, client, nonce, state } = round;
  if (seed === null) return 'notYet';
  const { isCommitted, draw } = await checkRound({ seed, hash, client, nonce });
  if (!isCommitted) return 'wrongSeed';
  if (!rules) return checkShared(kind, round, draw) ?? 'unknownGame';
  const bet = rules.readBet(round.bet);
  if (bet === undefined || rules.stakeOf(bet) > round.stake) return 'wrongDraw';
  const begun = rules.begin(bet, draw);
  const replayed = rules.replay ? rules.replay(begun, state) : isSame(rules.show(begun), state) && begun;
  if (!replayed) return 'wrongDraw';
  return rules.winOf(replayed) === round.win ? 'right' : 'wrongWin';
};
