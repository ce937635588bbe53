import type { RecallStart } from '../RecallStart.ts';

/** What draws a round once more is given; it plays as it appears, and `onAgain` lets it appear anew. */
export type ReplayProps = { start: RecallStart; onAgain: () => void };
