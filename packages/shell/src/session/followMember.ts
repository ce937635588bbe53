import { type ClientContext, followEvents, isApiError } from '@marquee/api-client';
import {
  followMember as changesOfMember,
  getAccountRecord,
  getBalance,
  getBetHistory,
  getConsolidatedFunds,
  getDeposit,
  getDeposits,
  getFeedback,
  getInbox,
  getProfitAndLoss,
  getRealityCheck,
  getResponsiblePlay,
  getUnfinishedGames,
  getUnreadCount,
  getWithdrawal,
  getWithdrawals,
} from '@marquee/contract/routes';
import { isLiveAtom } from '@marquee/feature-core';
import type { Runtime } from '../runtime/Runtime.ts';
import { tellTabs } from './tellTabs.ts';

/** What following needs of a page. */
export type FollowParts = Pick<Runtime, 'store' | 'queryClient'> & { context: ClientContext };

/** What tabs tell each other: what has changed, whether changes are told at present, or that a new tab asks that. */
type Word = 'money' | 'messages' | 'live' | 'lost' | 'asks';

/** Answers that are no longer right when something has changed. */
const answers: Record<'money' | 'messages', ReadonlySet<unknown>> = {
  money: new Set(
    [
      getBalance,
      getConsolidatedFunds,
      getBetHistory,
      getAccountRecord,
      getProfitAndLoss,
      getRealityCheck,
      getResponsiblePlay,
      getUnfinishedGames,
      getWithdrawal,
      getWithdrawals,
      getDeposit,
      getDeposits,
    ].map(({ id }) => id),
  ),
  messages: new Set([getUnreadCount, getInbox, getFeedback].map(({ id }) => id)),
};

/** The session of this tab is over, or waits for its password. */
const over = [
  'NOT_LOGGED_IN',
  'SESSION_EXPIRED',
  'SESSION_ENDED_BY_LIMIT',
  'PASSWORD_CHANGE_REQUIRED',
] as const;

/** Milliseconds for which changes are gathered, in a tab that is seen and in one that is not. */
const pauses = { seen: 300, hidden: 3_000 };
/** Milliseconds before a lost connection is tried again, the first time and at most. */
const waits = { first: 1_000, most: 60_000 };

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Asks anew for what has changed for a member, as soon as the platform tells. Of all tabs of a member one listens and
 * tells the others, so that a browser keeps one connection. Where it can neither lock nor broadcast, nothing is told.
 * Answers the call that ends it.
 */
export const followMember = ({ context, store, queryClient }: FollowParts, member: string): (() => void) => {
  if (!globalThis.navigator?.locks || !globalThis.BroadcastChannel) return () => undefined;
  const name = `member-events ${member}`;
  const begun = performance.now();
  const changed = new Set<'money' | 'messages'>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = () => {
    timer = undefined;
    const stale = [...changed].map((what) => answers[what]);
    changed.clear();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [id] }) => stale.some((all) => all.has(id)),
    });
  };
  const hear = (word: Word) => {
    if (word === 'live' || word === 'lost') store.set(isLiveAtom, word === 'live');
    if (word !== 'money' && word !== 'messages') return;
    changed.add(word);
    timer ??= setTimeout(refresh, document.hidden ? pauses.hidden : pauses.seen);
  };

  const lead = async (channel: BroadcastChannel, signal: AbortSignal) => {
    const tell = (word: Word) => {
      hear(word);
      if (!signal.aborted) tellTabs<Word>(channel, word);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      if (data === 'asks' && store.get(isLiveAtom)) tellTabs<Word>(channel, 'live');
    });
    let failures = 0;
    // What the page shows at its start is asked for then.
    let mayHaveMissed = performance.now() - begun > 5_000;
    while (!signal.aborted) {
      try {
        await followEvents(context, changesOfMember, {
          signal,
          onOpen: () => {
            tell('live');
            // Whatever was told while nobody listened.
            if (mayHaveMissed) for (const word of ['money', 'messages'] as const) tell(word);
            mayHaveMissed = true;
            failures = 0;
          },
          onEvent: (event) => tell(event.changed),
        });
      } catch (error) {
        if (signal.aborted) return;
        // Another tab may have a session that lives; this one's next call says what became of its own.
        if (isApiError(error, ...over)) return tell('lost');
      }
      if (signal.aborted) return;
      tell('lost');
      await wait(Math.min(waits.first * 2 ** failures, waits.most) * (0.5 + Math.random()), signal);
      failures += 1;
    }
  };

  const begin = () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
    tellTabs<Word>(channel, 'asks');
    navigator.locks.request(name, { signal }, () => lead(channel, signal)).catch(() => undefined);
    return () => {
      stopping.abort();
      channel.close();
      store.set(isLiveAtom, false);
    };
  };

  let end = begin();
  // A page that holds a lock is not kept for the way back.
  const rest = () => end();
  const goOn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    end = begin();
    for (const word of ['money', 'messages'] as const) hear(word);
  };
  addEventListener('pagehide', rest);
  addEventListener('pageshow', goOn);
  return () => {
    removeEventListener('pagehide', rest);
    removeEventListener('pageshow', goOn);
    clearTimeout(timer);
    end();
  };
};
