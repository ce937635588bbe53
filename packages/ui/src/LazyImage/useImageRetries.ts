import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsTakenOver } from '../behaviour/useIsTakenOver.ts';
import { loadedImages } from './loadedImages.ts';
import { nothing } from './nothing.ts';

const RETRIES = 3;
const THROTTLE_MS = 200;

type State = 'loading' | 'waiting' | 'loaded' | 'failed';

/** Tries a picture anew up to three times, each time after twice the wait; hands out its `<img>` props. */
export const useImageRetries = (src: string) => {
  const ref = useRef<HTMLImageElement>(null);
  const [attempt, setAttempt] = useState(0);
  // What stands in a page's HTML knows of no picture that came meanwhile, and taking it over leaves addresses as they are.
  const isTakenOver = useIsTakenOver();
  const [state, setState] = useState<State>(() =>
    !isTakenOver && loadedImages.has(src) ? 'loaded' : 'loading',
  );

  const onLoad = useCallback(() => {
    loadedImages.add(src);
    setState('loaded');
  }, [src]);
  const onError = useCallback(() => setState(attempt < RETRIES ? 'waiting' : 'failed'), [attempt]);

  // A prerendered picture may have come or failed before anyone listened.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc && image.currentSrc !== nothing)
      (image.naturalWidth > 0 ? onLoad : onError)();
  }, [onLoad, onError]);

  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(
      () => {
        setAttempt(attempt + 1);
        setState('loading');
      },
      THROTTLE_MS * 2 ** attempt,
    );
    return () => clearTimeout(timer);
  }, [state, attempt]);

  return { state, imageProps: { ref, key: attempt, onLoad, onError } };
};
