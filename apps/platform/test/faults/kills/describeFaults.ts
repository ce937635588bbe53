import type { Victim } from './openSite.ts';
import type { FaultReport } from './playFaults.ts';

const spread = (values: readonly number[]): string => {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, longest ${at(1)} ms`;
};

/** What came of the kills, for a person at a terminal. */
export const describeFaults = ({
  requested,
  stored,
  askedAgain,
  lost,
  restarts,
  problems,
}: FaultReport): string => {
  const timesOf = (victim: Victim) => {
    const own = restarts.filter((restart) => restart.victim === victim);
    if (own.length === 0) return [];
    return [
      `${victim} killed ${own.length} times. Ready again after it was started: ${spread(own.map(({ sinceStart }) => sinceStart))};`,
      `  after it took connections: ${spread(own.map(({ sinceAccepting }) => sinceAccepting))}`,
    ];
  };
  const losses = Object.entries(lost).map(([reason, count]) => `${count} × ${reason}`);
  return [
    ...timesOf('server'),
    ...timesOf('postgres'),
    `${requested} requests, ${stored} transfers; sent again for want of an answer: ${losses.join(', ') || 'none'}`,
    `${askedAgain} asked for once more at the end, to compare the answers`,
    ...problems,
    problems.length === 0 ? 'Nothing was lost, doubled or invented.' : `${problems.length} problems.`,
  ].join('\n');
};
