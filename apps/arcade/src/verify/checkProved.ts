import { checkRound } from '../page/checkRound.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import type { SoloRules } from '../solo/SoloRules.ts';
import type { ProvedRound } from './ProvedRounds.ts';

/** What a check came to; all but `right` and `notYet` mean that the round was not played as promised. */
export type Finding = 'right' | 'notYet' | 'wrongSeed' | 'wrongDraw' | 'wrongWin' | 'unknownGame';

/** The same as text for whatever order its fields stand in. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Plays a finished round once more from its seeds, by the game's own rules, and compares (docs/fairness.md). */
export const checkProved = async (kind: string, round: ProvedRound): Promise<Finding> => {
  const rules: SoloRules | undefined = Object.hasOwn(rulesByKind, kind)
    ? rulesByKind[kind as keyof typeof rulesByKind]
    : undefined;
  if (!rules) return 'unknownGame';
  const { seed, hash, client, nonce, state } = round;
  if (seed === null) return 'notYet';
  const { isCommitted, draw } = await checkRound({ seed, hash, client, nonce });
  if (!isCommitted) return 'wrongSeed';
  const bet = rules.readBet(round.bet);
  if (bet === undefined || rules.stakeOf(bet) > round.stake) return 'wrongDraw';
  const begun = rules.begin(bet, draw);
  const isSame = rules.follows?.(begun, state) ?? written(rules.show(begun)) === written(state);
  if (!isSame) return 'wrongDraw';
  return rules.winOf(state) === round.win ? 'right' : 'wrongWin';
};
