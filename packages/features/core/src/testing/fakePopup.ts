import { vi } from 'vitest';

/** Stands in for the window that a browser would open; jsdom opens none. */
export const fakePopup = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const source = frame.contentWindow;
  if (!source) throw new Error('There is no window to play with.');
  let isClosed = false;
  let url: string | undefined;
  const popup = new Proxy(source, {
    get: (target, name) => {
      if (name === 'closed') return isClosed;
      if (name === 'close') return () => (isClosed = true);
      if (name === 'location') return { replace: (next: string) => (url = next) };
      return Reflect.get(target, name) as unknown;
    },
  });
  vi.spyOn(window, 'open').mockReturnValue(popup);
  const tell = (data: unknown, from: { origin?: string; source?: Window } = {}) => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? location.origin });
    // What jsdom takes for a window is not this stand-in.
    Object.defineProperty(event, 'source', { value: from.source ?? popup });
    window.dispatchEvent(event);
  };
  return {
    ledTo: () => url,
    words: () => popup.document.body.textContent,
    isClosed: () => isClosed,
    close: () => {
      isClosed = true;
    },
    tell,
    answer: (answer: string, from?: { origin?: string; source?: Window }) =>
      tell({ type: 'social', answer }, from),
  };
};
