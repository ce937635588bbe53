import { PopupProblem } from './PopupProblem.ts';

/** A window of a party's, next to the page. */
export type Popup = {
  lead: (url: string) => void;
  /** What came back to the return page; rejects with `PopupProblem` when the window is closed before. */
  answer: Promise<string>;
  close: () => void;
};

/** Milliseconds between two looks at whether the window is still there: nothing tells when it goes. */
const lookEvery = 400;

const answerIn = (data: unknown): string | undefined => {
  const { type, answer } = (data ?? {}) as { type?: unknown; answer?: unknown };
  return type === 'social' && typeof answer === 'string' ? answer : undefined;
};

/**
 * Opens a window, which shows `words` until it is led elsewhere. To be called from a click itself: browsers block
 * what is opened later.
 */
export const openPopup = (words: string): Popup => {
  const popup = globalThis.open('', '_blank', 'popup,width=480,height=680');
  if (!popup || popup.closed) throw new PopupProblem('blocked');
  popup.document.documentElement.lang = document.documentElement.lang;
  popup.document.title = words;
  popup.document.body.textContent = words;
  const answer = new Promise<string>((resolve, reject) => {
    const listening = new AbortController();
    const look = setInterval(() => {
      if (!popup.closed) return;
      stop();
      reject(new PopupProblem('closed'));
    }, lookEvery);
    const stop = () => {
      clearInterval(look);
      listening.abort();
    };
    addEventListener(
      'message',
      ({ origin, source, data }) => {
        const told = answerIn(data);
        if (origin !== location.origin || source !== popup || told === undefined) return;
        stop();
        resolve(told);
      },
      { signal: listening.signal },
    );
  });
  // Nobody waits for it when the sign-in does not even begin.
  answer.catch(() => undefined);
  return { lead: (url) => popup.location.replace(url), answer, close: () => popup.close() };
};
