import { fill } from '../../page/fill.ts';
import { VerifyLink } from '../../page/VerifyLink.tsx';
import type { Start } from '../../pages/Start.ts';
import type { ProvedRound } from '../../verify/ProvedRounds.ts';
import type { ShownBet, ShownMatch } from '../showSports.ts';

type Props = {
  start: Start;
  of: Pick<ShownMatch, 'text' | 'hash' | 'seed' | 'ending'>;
  /** A bet on the match, where it is one that is shown. */
  bet?: ShownBet;
};

const proofOf = ({ text, hash, seed, ending }: Props['of'], bet: ShownBet | undefined): ProvedRound => {
  const match = { client: text, nonce: 0, hash, seed: seed ?? null, state: ending };
  if (!bet) return { ...match, id: text, bet: null, stake: 0, win: 0 };
  const { id, market, pick, odds, stake, state, win } = bet;
  return { ...match, id, bet: { market, pick, odds }, stake, win: state === 'returned' ? stake : win };
};

/** What a match was committed to by, and its seed and a way to check it once that may be known. */
export const Proof = ({ start, of, bet }: Props) => {
  const { texts } = start;
  return (
    <details>
      <summary>{texts['fairness']}</summary>
      <p>{fill(texts['matchFairness'] ?? '', { text: of.text })}</p>
      <p>
        {texts['hash']}: <code>{of.hash}</code>
      </p>
      {of.seed !== undefined && (
        <>
          <p>
            {texts['seed']}: <code>{of.seed}</code>
          </p>
          <VerifyLink start={start} rounds={[proofOf(of, bet)]} label={texts['verify']} />
        </>
      )}
    </details>
  );
};
