import { createWallet } from './createWallet.ts';
import { Broken } from './expectations.ts';
import type { Fixtures } from './Fixtures.ts';
import type { Need, Rule } from './Rule.ts';
import { rules } from './rules/rules.ts';

/** What came of a rule, and why. */
export type Verdict = {
  rule: Pick<Rule, 'id' | 'title'>;
  outcome: 'kept' | 'broken' | 'not tried';
  reason?: string;
};

const isThere = (fixtures: Fixtures, need: Need) =>
  Boolean(need === 'expiredToken' ? fixtures.main.expiredToken : fixtures[need]);

/** Plays every rule, or the named ones, one after the other against an implementation. */
export const playRules = async (fixtures: Fixtures, only: readonly string[] = []): Promise<Verdict[]> => {
  const wallet = createWallet(fixtures);
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    if (only.length > 0 && !only.includes(rule.id)) continue;
    const missing = rule.needs?.filter((need) => !isThere(fixtures, need)) ?? [];
    if (missing.length > 0) {
      verdicts.push({ rule, outcome: 'not tried', reason: `it needs ${missing.join(', ')}` });
      continue;
    }
    try {
      await rule.play({ fixtures, wallet });
      verdicts.push({ rule, outcome: 'kept' });
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      verdicts.push({ rule, outcome: 'broken', reason: error.message });
    }
  }
  return verdicts;
};
