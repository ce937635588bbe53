import { useCallback, useEffect, useRef, useState } from 'react';
import { usePrefersReducedMotion } from '../behaviour/usePrefersReducedMotion.ts';

const SETTLED_AFTER_MS = 120;

interface Options {
  count: number;
  intervalMs: number;
}

/** Which slide of a scroll-snap track is in sight, and how to move; moves by itself until someone is there. */
export const useCarousel = ({ count, intervalMs }: Options) => {
  const trackRef = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const isReduced = usePrefersReducedMotion();
  const canPlay = count > 1 && !isReduced;

  const goTo = useCallback(
    (wanted: number) => {
      const track = trackRef.current;
      const target = (wanted + count) % count;
      const slide = track?.children[target];
      if (!track || !(slide instanceof HTMLElement)) return;
      // The position inside of the track, which in right-to-left pages runs into the negative.
      track.scrollTo({
        left: slide.offsetLeft - track.offsetLeft,
        behavior: isReduced ? 'instant' : 'smooth',
      });
      setIndex(target);
    },
    [count, isReduced],
  );

  // `scrollend` would say it, but Safari learnt it late; a slide wrongly out of reach is worse than a timer.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const track = trackRef.current;
      if (track?.clientWidth) setIndex(Math.round(Math.abs(track.scrollLeft) / track.clientWidth));
    }, SETTLED_AFTER_MS);
  }, []);
  useEffect(() => () => clearTimeout(settling.current), []);

  const isPlaying = canPlay && !isPaused && !isAttended;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) goTo(index + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isPlaying, goTo, index, intervalMs]);

  return {
    trackRef,
    index,
    goTo,
    onScroll,
    canPlay,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    attention: {
      onMouseEnter: () => setAttended(true),
      onMouseLeave: () => setAttended(false),
      onFocus: () => setAttended(true),
      onBlur: () => setAttended(false),
    },
  };
};
