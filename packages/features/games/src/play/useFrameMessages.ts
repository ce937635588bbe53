import { type RefObject, useEffect, useRef } from 'react';

/** What a game may tell the page that frames it (docs/vendor-wallet-api.md, "The frame"). */
export type FrameMessage =
  | { marquee: 'ready' | 'balance' | 'lobby' | 'deposit' }
  | { marquee: 'launch'; gameId: string };

const read = (data: unknown): FrameMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('marquee' in data)) return undefined;
  const { marquee } = data;
  if (marquee === 'ready' || marquee === 'balance' || marquee === 'lobby' || marquee === 'deposit')
    return { marquee };
  const gameId = 'gameId' in data ? data.gameId : undefined;
  return marquee === 'launch' && typeof gameId === 'string' && /^[\x21-\x7e]{1,64}$/.test(gameId)
    ? { marquee, gameId }
    : undefined;
};

/** Hears what the game in a frame says: from this very frame and from the game's own origin alone. */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void => {
  const told = useRef(onMessage);
  useEffect(() => {
    told.current = onMessage;
  });
  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = read(data);
      if (message) told.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, origin]);
};
