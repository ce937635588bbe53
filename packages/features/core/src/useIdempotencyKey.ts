import { ApiError } from '@marquee/api-client';
import { useCallback, useRef } from 'react';

/** Sends something with a key; the value is what `send` resolved to. */
type SendOnce = <T>(content: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** Whether the platform has decided about a request; otherwise it may have been done all the same. */
const isDecided = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !['NETWORK', 'TIMEOUT', 'ABORTED'].includes(error.code);

/**
 * Gives what a form sends its idempotency key. The same content keeps its key as long as an earlier try may have been
 * done without its answer arriving, so that asking again does nothing twice; any other request gets a new one.
 */
export const useIdempotencyKey = (): SendOnce => {
  const kept = useRef<{ content: string; key: string; isUncertain: boolean }>(undefined);
  return useCallback<SendOnce>(async (content, send) => {
    const text = JSON.stringify(content);
    if (kept.current?.content !== text)
      kept.current = { content: text, key: crypto.randomUUID(), isUncertain: false };
    const request = kept.current;
    const forget = () => {
      if (kept.current === request) kept.current = undefined;
    };
    try {
      const value = await send(request.key);
      forget();
      return value;
    } catch (error) {
      if (!isDecided(error)) request.isUncertain = true;
      else if (!request.isUncertain) forget();
      throw error;
    }
  }, []);
};
