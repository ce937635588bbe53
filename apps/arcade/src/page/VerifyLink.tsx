import type { Start } from '../pages/Start.ts';
import type { ProvedRound } from '../verify/ProvedRounds.ts';

/** Hands finished rounds to the verifying page, behind the `#` that no server ever sees. */
export const VerifyLink = ({
  start: { kind, title, currency, digits, language },
  rounds,
  label,
  name,
}: {
  start: Pick<Start, 'kind' | 'title' | 'currency' | 'digits' | 'language'>;
  rounds: readonly ProvedRound[];
  label: string | undefined;
  /** What it is called where several stand below each other. */
  name?: string;
}) => (
  <a
    href={`/verify?language=${language}#${encodeURIComponent(JSON.stringify({ kind, title, currency, digits, rounds }))}`}
    target="_blank"
    rel="noopener"
    aria-label={name}
  >
    {label}
  </a>
);
