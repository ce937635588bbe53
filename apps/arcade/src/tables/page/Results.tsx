import type { PastRound } from '../live/LiveMessage.ts';
import { colourOf } from '../rules/roulette.ts';
import type { TableKind } from '../tableKinds.ts';

/** The last results, the newest first. */
export const Results = ({
  rounds,
  kind,
  label,
}: {
  rounds: readonly PastRound[];
  kind: TableKind;
  label: string;
}) => (
  <section className="results">
    <h2>{label}</h2>
    <ol>
      {rounds
        .slice(-30)
        .toReversed()
        .map((round) => (
          <li key={round.number} className={kind === 'moneyWheel' ? '' : colourOf(Number(round.label))}>
            {round.label}
          </li>
        ))}
    </ol>
  </section>
);
