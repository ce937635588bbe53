import { useEffect, useRef, useState } from 'react';
import type { Start } from '../pages/Start.ts';
import type { ShownSeed, ShownSolo } from '../solo/createSolo.ts';
import { openCalls } from './openCalls.ts';
import { tellFrame } from './tellFrame.ts';

/** A round with the shapes of its game. */
export type Round<Bet, State> = Omit<ShownSolo, 'bet' | 'state'> & { bet: Bet; state: State };

/** Rounds that the page lists. */
const listed = 20;

/**
 * A game that one plays alone, as its page sees it. A bet whose answer was lost is asked for again under the same id,
 * which never plays it twice.
 */
export const useSolo = <Bet, State>({ session, balance: first, frame }: Start) => {
  type Own = Round<Bet, State>;
  const call = useRef(openCalls(session)).current;
  const [balance, setBalance] = useState(first);
  const [seed, setSeed] = useState<ShownSeed>();
  const [open, setOpen] = useState<Own | null>(null);
  const [last, setLast] = useState<readonly Own[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const stakes = useRef(0);

  const look = async () => {
    const told = await call<{ seed: ShownSeed; open: Own | null; last: Own[] }>('/solo');
    if (told.refused !== undefined) return setRefused(told.refused);
    setSeed(told.seed);
    setOpen(told.open);
    setLast(told.last);
    return undefined;
  };
  const refreshBalance = async () => {
    const before = stakes.current;
    const told = await call<{ balance?: number }>('/balance');
    // What was asked before a stake was taken does not know of it.
    if (told.balance !== undefined && before === stakes.current) setBalance(told.balance);
  };
  useEffect(() => {
    void look();
    tellFrame('ready', frame);
    const again = () => void refreshBalance();
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
    // Once: the page is opened for one launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const ask = async (path: string, body: object): Promise<Own | undefined> => {
    setBusy(true);
    setRefused(undefined);
    let told = await call<Own>(path, body);
    for (let tries = 0; told.refused === 'failed' && tries < 3; tries += 1) {
      await new Promise((resolve) => void setTimeout(resolve, 700));
      told = await call<Own>(path, body);
    }
    setBusy(false);
    // It ended by itself while the player acted: nothing was refused, this is how it ended.
    const { round: ended } = told as { round?: Own };
    if (told.refused === 'ROUND_OVER' && ended) {
      setOpen(null);
      return ended;
    }
    if (told.refused !== undefined) {
      setRefused(told.refused);
      if (told.refused === 'ROUND_OPEN') void look();
      void refreshBalance();
      return undefined;
    }
    setOpen(told.isOver ? null : told);
    setSeed((before) => before && { ...before, rounds: Math.max(before.rounds, told.nonce) });
    return told;
  };

  return {
    balance,
    seed,
    open,
    last,
    isBusy,
    refused,
    /** Plays a round; the balance shows the stake as gone until `finish` tells what came of it. */
    play: async (bet: Bet, stake: number) => {
      stakes.current += 1;
      const before = balance;
      setBalance((shown) => (shown === undefined ? shown : shown - stake));
      const round = await ask('/solo/round', { ask: crypto.randomUUID(), bet });
      if (!round) setBalance(before);
      return round;
    },
    /** Goes on with a round; what that stakes beyond the bet is gone from the balance at once. */
    act: async (round: string, action: unknown) => {
      const before = open?.stake;
      const told = await ask('/solo/act', { round, action });
      const extra = told && before !== undefined ? told.stake - before : 0;
      if (extra > 0) {
        stakes.current += 1;
        setBalance((shown) => (shown === undefined ? shown : shown - extra));
      }
      return told;
    },
    /** Asks how a round stands that may have ended by itself. */
    look: async (id: string): Promise<Own | undefined> => {
      const told = await call<{ open: Own | null; last: Own[] }>('/solo');
      if (told.refused !== undefined) return undefined;
      const round = [told.open, ...told.last].find((one) => one?.id === id) ?? undefined;
      if (round?.isOver) setOpen(null);
      return round;
    },
    /** To be called once a round has been shown to its end. */
    finish: (round: Own) => {
      setLast((rounds) => [round, ...rounds.filter(({ id }) => id !== round.id)].slice(0, listed));
      tellFrame('balance', frame);
      // The win is on its way to the wallet as it is shown here.
      if (round.win) setBalance((shown) => (shown === undefined ? shown : shown + (round.win ?? 0)));
      setTimeout(() => void refreshBalance(), 1500);
    },
    changeSeed: async (client: string) => {
      const told = await call<{ before: string; seed: ShownSeed }>('/solo/seed', { client });
      if (told.refused !== undefined) {
        setRefused(told.refused);
        return undefined;
      }
      setSeed(told.seed);
      await look();
      return told.before;
    },
  };
};

export type SoloGame<Bet, State> = ReturnType<typeof useSolo<Bet, State>>;
