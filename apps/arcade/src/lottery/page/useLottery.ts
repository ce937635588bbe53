import { useEffect, useRef, useState } from 'react';
import { openCalls } from '../../page/openCalls.ts';
import { tellFrame } from '../../page/tellFrame.ts';
import type { Start } from '../../pages/Start.ts';
import type { ShownLottery } from '../registerLottery.ts';
import type { Line } from '../rules/ticket.ts';

/** Milliseconds between looks at the draw. */
const lookEvery = 2000;

/** A lottery as its page sees it: the open draw, the last ones, the player's tickets. */
export const useLottery = ({ session, frame, balance: first }: Start) => {
  const call = useRef(openCalls(session)).current;
  const [shown, setShown] = useState<ShownLottery>();
  const [balance, setBalance] = useState(first);
  /** How far the arcade's clock is before this device's. */
  const [ahead, setAhead] = useState(0);
  const [refused, setRefused] = useState<string>();
  const [isPlacing, setPlacing] = useState(false);
  const settled = useRef(0);

  const look = async () => {
    const told = await call<ShownLottery>('/lottery');
    if (told.refused !== undefined) return setRefused(told.refused);
    setShown(told);
    setAhead(told.now - Date.now());
    if (told.balance !== undefined) setBalance(told.balance);
    const over = told.tickets.filter(({ state }) => state === 'over').length;
    if (over !== settled.current) tellFrame('balance', frame);
    settled.current = over;
    return undefined;
  };

  useEffect(() => {
    tellFrame('ready', frame);
    void look();
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
    // Once: the page is opened for one launch.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    shown,
    balance,
    ahead,
    refused,
    isPlacing,
    /** Places a ticket; answers whether it was taken. */
    place: async (number: string, lines: readonly Line[]): Promise<boolean> => {
      setPlacing(true);
      setRefused(undefined);
      const told = await call<{ id: string }>('/lottery/ticket', { number, lines });
      setPlacing(false);
      tellFrame('balance', frame);
      void look();
      setRefused(told.refused);
      return told.refused === undefined;
    },
  };
};
