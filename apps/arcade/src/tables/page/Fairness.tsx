import { useState } from 'react';
import type { ShownRound } from '../live/LiveMessage.ts';
import type { TableRules } from '../rules/TableRules.ts';
import { checkRound } from '../../page/checkRound.ts';
import { VerifyLink } from '../../page/VerifyLink.tsx';
import { useTable } from './TableContext.ts';
import type { TableStart } from './TableStart.ts';

type Props = { start: TableStart; round: ShownRound; rules: TableRules; isRevealed: boolean };

/** What proves a round: the hash from before its betting, the seed that it is the hash of, and a check of both. */
export const Fairness = ({ start, round, rules, isRevealed }: Props) => {
  const { say } = useTable();
  const [checked, setChecked] = useState<{ round: string; isRight: boolean }>();
  const { id, number, hash, seed, result, chips } = round;
  const check = async (shown: string) => {
    const { isCommitted, draw } = await checkRound({ seed: shown, hash, client: start.game, nonce: number });
    const isRight = isCommitted && JSON.stringify(rules.play(draw)) === JSON.stringify(result);
    setChecked({ round: id, isRight });
  };
  return (
    <details className="fairness">
      <summary>{say('proof')}</summary>
      <dl>
        <dt>{say('roundName')}</dt>
        <dd>{id}</dd>
        <dt>{say('hashBefore')}</dt>
        <dd>{hash}</dd>
        {isRevealed && seed !== undefined && (
          <>
            <dt>{say('seedAfter')}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
      {isRevealed && seed !== undefined && (
        <>
          <button type="button" onClick={() => void check(seed)}>
            {say('verifyIt')}
          </button>
          <VerifyLink
            start={start}
            label={say('verify')}
            rounds={[
              {
                id,
                nonce: number,
                client: start.game,
                hash,
                seed,
                bet: chips,
                stake: Object.values(chips).reduce((sum, stake) => sum + stake, 0),
                win: round.won ?? 0,
                state: result,
              },
            ]}
          />
        </>
      )}
      <output>{checked?.round === id && say(checked.isRight ? 'isProved' : 'isNotProved')}</output>
    </details>
  );
};
