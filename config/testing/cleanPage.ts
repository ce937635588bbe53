import './browserParts.ts';
import './frames.ts';
import { beforeAll, vi } from 'vitest';

// Files of a worker share one page: each begins on an empty one, at the root, with nothing stored and the real time.
beforeAll(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
