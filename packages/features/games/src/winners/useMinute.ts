import { useSyncExternalStore } from 'react';

const minute = 60_000;

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
};

/** The time in milliseconds, to the minute; undefined at build time, where any would be wrong. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  );
