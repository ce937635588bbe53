import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Behaviour } from './Behaviour.ts';
import type { GatewayEvent, ToldEvent } from './GatewayEvent.ts';
import { postJson } from './postJson.ts';
import { signatureHeader, signatureOf } from './signature.ts';

type Options = {
  secret: string;
  /** The manners that hold for a reference at this moment. */
  mannersFor: (reference: string) => Behaviour;
  /** Milliseconds before the second try; each further wait is twice as long, a minute at most. */
  retryMilliseconds: number;
};

/** Tells events to the platform, each again and again until it is taken. */
export type Teller = {
  told: readonly ToldEvent[];
  tell: (event: GatewayEvent, callbackUrl: string) => Promise<void>;
  /** Gives up what is not taken yet. */
  stop: () => void;
};

const longestWait = 60_000;

const asksBack = (reply: Awaited<ReturnType<typeof postJson>>): boolean => {
  try {
    const { value } = JSON.parse(reply?.text ?? '') as { value?: { returned?: unknown } };
    return value?.returned === true;
  } catch {
    return false;
  }
};

/** Makes a teller. Manners are looked at anew at each try, so that good ones mend what bad ones broke. */
export const createTeller = ({ secret, mannersFor, retryMilliseconds }: Options): Teller => {
  const told: ToldEvent[] = [];
  const ending = new AbortController();
  const { signal } = ending;

  const send = (event: GatewayEvent, url: string) => {
    const text = JSON.stringify(event);
    const key = mannersFor(event.reference).forged ? randomBytes(32).toString('hex') : secret;
    return postJson(url, text, { [signatureHeader]: signatureOf(key, text) });
  };

  const tryOnce = async (entry: ToldEvent, url: string) => {
    const { copies = 1, never } = mannersFor(entry.event.reference);
    if (never) return;
    const replies = await Promise.all(Array.from({ length: copies }, () => send(entry.event, url)));
    const answers = replies.map((reply) => reply?.status ?? null);
    entry.tries += copies;
    entry.isReturned ||= replies.some(asksBack);
    entry.answer = answers.find((status) => status !== null && status >= 400) ?? answers[0] ?? null;
    entry.isTaken = answers.some((status) => status !== null && status >= 200 && status < 300);
  };

  const tell: Teller['tell'] = async (event, url) => {
    const entry: ToldEvent = { event, tries: 0, answer: null, isTaken: false, isReturned: false };
    told.push(entry);
    try {
      await wait((mannersFor(event.reference).late ?? 0) * 1000, undefined, { signal });
      for (let pause = retryMilliseconds; !signal.aborted; pause = Math.min(pause * 2, longestWait)) {
        await tryOnce(entry, url);
        if (entry.isTaken) return;
        await wait(pause, undefined, { signal });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return { told, tell, stop: () => ending.abort() };
};
