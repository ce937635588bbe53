import { parseArgs } from 'node:util';
import type { ReviewDecision } from './reviews.ts';

/** What staff asks for: who waits, or a decision. */
export type ReviewCommand =
  | { name: 'list'; codes: readonly string[] }
  | { name: 'decide'; code: string; username: string; decision: ReviewDecision; by: string };

/** How the commands are written. */
export const usage = `npm run reviews -- <command>
  list [CODE …]                 members who may be somebody who has excluded themselves, and what they have in common
  decide CODE USERNAME somebodyElse|excluded --by NAME
                                opens the account for play, or lets the exclusion hold for it too; NAME is who decides
DATABASE_URL or DATA_DIR say which database, BRANDS_DIR which folders, as for the platform.`;

const isDecision = (word: string | undefined): word is ReviewDecision =>
  word === 'somebodyElse' || word === 'excluded';

/** Reads a command's words; a string is what is wrong with them. */
export const readReviewCommand = (words: readonly string[]): ReviewCommand | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { by: { type: 'string' } },
    });
    const [name = 'list', ...rest] = positionals;
    if (name === 'list') return { name, codes: rest };
    if (name !== 'decide') return `There is no command "${name}".`;
    const [code, username, decision] = rest;
    if (code === undefined || username === undefined || rest.length > 3)
      return 'decide takes a merchant, a username and the decision.';
    if (!isDecision(decision)) return `The decision is somebodyElse or excluded, not "${decision ?? ''}".`;
    if (!values.by?.trim()) return 'decide takes --by with the name of who decides.';
    return { name, code, username, decision, by: values.by.trim() };
  } catch (error) {
    return (error as Error).message;
  }
};
