import { fill } from '../../page/fill.ts';
import type { Start } from '../../pages/Start.ts';

type Props = { start: Start; of: { text: string; hash: string; seed?: string } };

/** What a match was committed to by, and its seed once that may be known. */
export const Proof = ({ start: { texts }, of: { text, hash, seed } }: Props) => (
  <details>
    <summary>{texts['fairness']}</summary>
    <p>{fill(texts['matchFairness'] ?? '', { text })}</p>
    <p>
      {texts['hash']}: <code>{hash}</code>
    </p>
    {seed !== undefined && (
      <p>
        {texts['seed']}: <code>{seed}</code>
      </p>
    )}
  </details>
);
