import { useEffect, useRef, useState } from 'react';
import type { Start } from '../../pages/Start.ts';
import { type Round, useSolo } from '../../page/useSolo.ts';
import { type FishingBet, type FishingView, magazine, type Shot } from '../createFishingRules.ts';
import type { Hit, Sea } from './createSea.ts';

type Magazine = Round<FishingBet, FishingView>;

/** Milliseconds after a magazine was loaded at which the server has shot what was left of it. */
const restIsShot = 5 * 60_000 + 1_500;

/** What magazine is loaded, and how hits become shots: one call at a time, with every hit since the one before. */
export const useMagazine = ({
  start,
  sea,
  onShot,
  onOver,
}: {
  start: Start;
  sea: { readonly current: Sea | undefined };
  onShot: (hit: Hit, shot: Shot, round: Magazine) => void;
  onOver: (round: Magazine, isByItself: boolean) => void;
}) => {
  const solo = useSolo<FishingBet, FishingView>(start);
  const round = useRef<Magazine>(undefined);
  const waiting = useRef<Hit[]>([]);
  const sent = useRef(0);
  const [left, setLeft] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { open } = solo;

  const count = () => {
    const now = round.current;
    const shots = now && !now.isOver ? magazine - now.state.shots.length : 0;
    const rest = Math.max(0, shots - waiting.current.length - sent.current - (sea.current?.flying() ?? 0));
    setLeft(rest);
    return rest;
  };
  const take = (next: Magazine | undefined) => {
    round.current = next;
    setOpen(next !== undefined && !next.isOver);
    count();
  };

  // A magazine that another page of this player's, or this one before it was closed, has loaded.
  useEffect(() => {
    if (open && !round.current) take(open);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);

  useEffect(() => {
    const now = round.current;
    if (!isOpen || !now) return;
    let timer = 0;
    const look = async () => {
      const ended = await solo.look(now.id);
      if (round.current?.id !== now.id || round.current.isOver) return;
      // A clock that is wrong, or a server that does not answer.
      if (!ended?.isOver) return void wait(5_000);
      take(ended);
      solo.finish(ended);
      onOver(ended, true);
    };
    const wait = (milliseconds: number) => {
      timer = window.setTimeout(() => void look(), milliseconds);
    };
    wait(Math.max(1_000, now.startedAt + restIsShot - Date.now()));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const send = async () => {
    const now = round.current;
    if (!now || sent.current > 0 || waiting.current.length === 0) return;
    const hits = waiting.current;
    waiting.current = [];
    sent.current = hits.length;
    const from = now.state.shots.length;
    const told = await solo.act(now.id, { from, fish: hits.map(({ fish }) => fish) });
    sent.current = 0;
    const next = told ?? (await solo.look(now.id));
    if (!next) return void count();
    take(next);
    const shots = next.state.shots.slice(from, from + hits.length);
    const isOwn = shots.length === hits.length && shots.every(({ fish }, at) => fish === hits[at]?.fish);
    if (isOwn) for (const [at, shot] of shots.entries()) onShot(hits[at] as Hit, shot, next);
    if (next.isOver) {
      waiting.current = [];
      solo.finish(next);
      onOver(next, !isOwn || next.state.shots.length > from + hits.length);
    } else void send();
  };

  return {
    solo,
    /** Bullets that can still be shot. */
    left,
    isOpen,
    count,
    load: async (stake: number) => {
      const loaded = await solo.play({ stake }, stake);
      if (loaded) take(loaded);
      return loaded;
    },
    /** A bullet has hit. */
    hit: (one: Hit) => {
      waiting.current.push(one);
      void send();
    },
  };
};
