import { useEffect, useRef, useState } from 'react';
import { openCalls } from '../../page/openCalls.ts';
import { tellFrame } from '../../page/tellFrame.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownSports } from '../showSports.ts';

/** Milliseconds between looks at the matches. */
const lookEvery = 2000;

/** Milliseconds before a bet without an answer is asked for again. */
const againAfter = 700;

/** A bet that the page is about to place. */
export type Wished = { number: number; market: string; pick: string; odds: number; stake: number };

/** What came of placing a bet. */
export type Placed = { refused?: string | undefined; odds?: number | undefined };

/** A league as its page sees it: matches, the player's bets and the balance. */
export const useSports = ({ session, frame, balance: first }: Start) => {
  const call = useRef(openCalls(session)).current;
  const [shown, setShown] = useState<ShownSports>();
  const [balance, setBalance] = useState(first);
  /** How far the arcade's clock is before this device's. */
  const [ahead, setAhead] = useState(0);
  const [isOffline, setOffline] = useState(false);
  const states = useRef('');

  const refreshBalance = async () => {
    const told = await call<{ balance?: number }>('/balance');
    if (told.balance !== undefined) setBalance(told.balance);
  };
  const look = async () => {
    const told = await call<ShownSports>('/sports');
    setOffline(told.refused !== undefined);
    if (told.refused !== undefined) return;
    setShown(told);
    setAhead(told.now - Date.now());
    const now = told.bets.map(({ id, state }) => `${id} ${state}`).join();
    if (now !== states.current && states.current) {
      tellFrame('balance', frame);
      // The win is on its way to the wallet as it is shown here.
      setTimeout(() => void refreshBalance(), 1000);
    }
    states.current = now;
  };

  useEffect(() => {
    tellFrame('ready', frame);
    void look();
    const timer = setInterval(() => void look(), lookEvery);
    const again = () => void refreshBalance();
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
    // Once: the page is opened for one launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    shown,
    balance,
    ahead,
    isOffline,
    /** Places a bet; one whose answer was lost is asked for again under its id, which never takes it twice. */
    place: async (wished: Wished): Promise<Placed> => {
      const body = { ...wished, ask: crypto.randomUUID() };
      let told = await call<{ id: string; odds: number }>('/sports/bet', body);
      for (let tries = 0; told.refused === 'failed' && tries < 3; tries += 1) {
        await new Promise((resolve) => void setTimeout(resolve, againAfter));
        told = await call<{ id: string; odds: number }>('/sports/bet', body);
      }
      tellFrame('balance', frame);
      await Promise.all([look(), refreshBalance()]);
      return told;
    },
  };
};
