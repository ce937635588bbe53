import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { newVersionAtom } from './newVersionAtom.ts';
import { noteTyping } from './typedText.ts';

/** Whether the site has another version than this page. It is followed once the page is at rest. */
export const useNewVersion = (isIdle: boolean): boolean => {
  const [isNewer, setNewer] = useAtom(newVersionAtom);
  // From the first moment on: what is typed before the page is at rest would be lost as well.
  useEffect(noteTyping, []);
  useEffect(() => {
    if (!isIdle) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    const follow = async () => {
      const { followWorker } = await import('./followWorker.ts');
      if (!isOver) end = followWorker(setNewer);
    };
    // Without its code the page goes on as it is.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, [isIdle, setNewer]);
  return isNewer;
};
