import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/openStore.ts';

/** Milliseconds that a link to a replay is good for. */
const lasting = 24 * 60 * 60_000;

/**
 * Signs links to replays of rounds with a secret of the arcade's own, kept in its store: a player who may see a round
 * gets its link, and whoever lacks the link cannot guess another.
 */
export const createRecallLinks = (store: Store, now: () => number = Date.now) => {
  store
    .prepare("insert into kept_value (name, value) values ('recall', ?) on conflict do nothing")
    .run(randomBytes(32).toString('hex'));
  const secret = String(store.prepare("select value from kept_value where name = 'recall'").get()?.['value']);
  const sign = (round: string, until: string) =>
    createHmac('sha256', secret).update(`${round} ${until}`).digest('base64url');
  return {
    linkTo: (round: string): string => {
      const until = String(now() + lasting);
      return `/recall?${new URLSearchParams({ round, until, signature: sign(round, until) })}`;
    },
    /** The round that a link names; undefined where it is not signed so, or too old. */
    read: (query: URLSearchParams): string | undefined => {
      const [round, until] = [query.get('round') ?? '', query.get('until') ?? ''];
      const given = Buffer.from(query.get('signature') ?? '');
      const right = Buffer.from(sign(round, until));
      const isRight = given.length === right.length && timingSafeEqual(given, right);
      return isRight && Number(until) > now() ? round : undefined;
    },
  };
};

export type RecallLinks = ReturnType<typeof createRecallLinks>;
