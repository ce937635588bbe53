import type { FastifyBaseLogger } from 'fastify';
import type { Database, MemberChange } from '../db/Database.ts';
import { notify } from '../db/notify.ts';
import { describeError } from '../errors/describeError.ts';

/** Milliseconds for which changes are gathered before other nodes are told. */
const pause = 50;
/** Most changes of one notice, which PostgreSQL allows 8,000 bytes. */
const mostOfNotice = 150;
/** Most listeners that one member has at a node; with one more, the first is let go. */
const mostOfMember = 8;

type Changed = MemberChange['changed'];
type Listener = { heard: (changed: Changed) => void; end: () => void };

/** Every kind of change. */
const everything: readonly Changed[] = ['money', 'messages'];

/** Tells members' pages what has changed, whichever node changed it. */
export type MemberEvents = {
  tell: (merchantCode: string, changes: readonly MemberChange[]) => void;
  /** `end` is called where the platform has to let go. Answers the call that ends it. */
  follow: (merchantCode: string, accountId: string, listener: Listener) => () => void;
  /** Lets go of all listeners, and of those to come. */
  end: () => void;
  stop: () => Promise<void>;
};

/** Opens the events of a database's members. */
export const openMemberEvents = async (database: Database, log: FastifyBaseLogger): Promise<MemberEvents> => {
  const listeners = new Map<string, Set<Listener>>();
  const gathered = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const hear = (word: string) => {
    const [merchantCode = '', ...changes] = word.split(' ');
    for (const change of changes) {
      const [accountId = '', changed] = change.split('/');
      for (const { heard } of listeners.get(`${merchantCode} ${accountId}`) ?? []) heard(changed as Changed);
    }
  };
  const flush = async () => {
    timer = undefined;
    const all = [...gathered];
    gathered.clear();
    for (const [merchantCode, changes] of all) {
      const words = [...changes];
      while (words.length > 0) {
        const word = [merchantCode, ...words.splice(0, mostOfNotice)].join(' ');
        await database.system((db) => notify(db, 'marquee_members', word));
      }
    }
  };
  const tell = (merchantCode: string, changes: readonly MemberChange[]) => {
    const known = gathered.get(merchantCode) ?? new Set<string>();
    for (const { accountId, changed } of changes) known.add(`${accountId}/${changed}`);
    gathered.set(merchantCode, known);
    timer ??= setTimeout(() => {
      // Pages ask from time to time too, so nothing is lost but time.
      flush().catch((error: unknown) =>
        log.warn({ failure: describeError(error) }, 'changes were not told to the pages of members'),
      );
    }, pause);
    timer.unref();
  };

  const forget = database.onChanges(tell);
  const deafen = await database.listen('marquee_members', (word) => {
    if (word !== undefined) return hear(word);
    // The connection was lost for a while: whatever was told meanwhile.
    for (const { heard } of [...listeners.values()].flatMap((all) => [...all])) everything.forEach(heard);
  });
  const end = () => {
    isOver = true;
    for (const listener of [...listeners.values()].flatMap((all) => [...all])) listener.end();
  };
  return {
    tell,
    follow: (merchantCode, accountId, listener) => {
      const key = `${merchantCode} ${accountId}`;
      const all = listeners.get(key) ?? new Set<Listener>();
      listeners.set(key, all.add(listener));
      const letGo = (one: Listener) => {
        all.delete(one);
        one.end();
      };
      const [first] = all;
      if (isOver) letGo(listener);
      else if (first && all.size > mostOfMember) letGo(first);
      return () => {
        all.delete(listener);
        if (all.size === 0 && listeners.get(key) === all) listeners.delete(key);
      };
    },
    end,
    stop: async () => {
      end();
      forget();
      clearTimeout(timer);
      await deafen();
    },
  };
};
