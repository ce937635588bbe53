import type { Client } from 'pg';
import type { Channel, Database } from './Database.ts';
import { TimedClient } from './TimedClient.ts';

/** Milliseconds before a lost connection is tried again. */
const pause = 1_000;

type Heard = (word?: string) => void;

/**
 * Hears PostgreSQL's notices on one connection of its own, which comes again when it is lost. It only hears: that
 * nobody is there any more it learns by asking, as often as `patience` says in milliseconds.
 */
export const createPostgresListener = (
  url: string,
  patience: number,
): { listen: Database['listen']; close: () => Promise<void> } => {
  const listeners = new Map<Channel, Set<Heard>>();
  let client: Promise<Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let asked: Promise<unknown> = Promise.resolve();

  /** One statement after the other: the driver takes a further one only when the connection is idle. */
  const ask = (opened: Client, statement: string) => {
    const answer = asked.then(() => opened.query(statement));
    asked = answer.catch(() => undefined);
    return answer;
  };
  const all = () => [...listeners.values()].flatMap((heard) => [...heard]);
  const connectAgain = () => {
    client = undefined;
    clearTimeout(timer);
    if (isClosed || listeners.size === 0) return;
    timer = setTimeout(() => {
      connect().then(
        () => all().forEach((heard) => heard()),
        () => undefined,
      );
    }, pause);
    timer.unref();
  };
  const open = async () => {
    const opened = new TimedClient({
      connectionString: url,
      application_name: 'marquee notices',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    opened.patience = patience;
    // What ends a connection is told by `end` as well.
    opened.on('error', () => undefined);
    opened.on('notification', ({ channel, payload }) =>
      listeners.get(channel as Channel)?.forEach((heard) => heard(payload)),
    );
    try {
      await opened.connect();
      for (const channel of listeners.keys()) await ask(opened, `listen ${channel}`);
    } catch (error) {
      void opened.end().catch(() => undefined);
      connectAgain();
      throw error;
    }
    const beat = setInterval(() => void ask(opened, 'select 1').catch(() => undefined), patience);
    beat.unref();
    opened.once('end', () => clearInterval(beat));
    opened.once('end', connectAgain);
    return opened;
  };
  const connect = () => (client ??= open());

  return {
    listen: async (channel, heard) => {
      const known = listeners.get(channel);
      listeners.set(channel, (known ?? new Set<Heard>()).add(heard));
      const opened = await connect();
      if (!known) await ask(opened, `listen ${channel}`);
      return async () => {
        listeners.get(channel)?.delete(heard);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const opened = await client?.catch(() => undefined);
      opened?.removeListener('end', connectAgain);
      await opened?.end();
    },
  };
};
