import { type Database, type Merchant, StartError } from '#kernel';
import { decideReview, listReviews } from './reviews.ts';
import type { ReviewCommand } from './readReviewCommand.ts';

type Parts = { database: Pick<Database, 'tenant'>; merchants: readonly Merchant[]; now: Date };

const find = (merchants: readonly Merchant[], code: string): Merchant => {
  const found = merchants.find((merchant) => merchant.code === code);
  if (found) return found;
  const all = merchants.map((merchant) => merchant.code).join(', ');
  throw new StartError(`No brand has a merchant "${code}". Merchants: ${all}.`);
};

const listOf = async (database: Parts['database'], { code }: Merchant): Promise<string[]> => {
  const reviews = await database.tenant(code, listReviews);
  return reviews.map(({ username, likenesses, isHeld, foundAt, excludedUntil }) => {
    const until = excludedUntil?.toISOString() ?? 'for good';
    const state = isHeld ? 'waits' : 'plays';
    return `${code}  ${username}  ${state}  ${likenesses.join(', ')}  found ${foundAt.toISOString()}  excluded until ${until}`;
  });
};

/** Does what staff asks for and answers what to tell. @throws StartError where it may not be done. */
export const runReviewCommand = async (
  command: ReviewCommand,
  { database, merchants, now }: Parts,
): Promise<string> => {
  if (command.name === 'decide') {
    const merchant = find(merchants, command.code);
    const isDone = await database.tenant(merchant.code, (tx) =>
      decideReview(tx, merchant, { ...command, now }),
    );
    if (!isDone) throw new StartError(`${merchant.code} has nobody called "${command.username}" who waits.`);
    return `${merchant.code}  ${command.username}  ${command.decision}`;
  }
  const { codes } = command;
  const chosen = codes.length === 0 ? merchants : codes.map((code) => find(merchants, code));
  const lines: string[] = [];
  for (const merchant of chosen) lines.push(...(await listOf(database, merchant)));
  return lines.length === 0 ? 'Nobody waits.' : lines.join('\n');
};
