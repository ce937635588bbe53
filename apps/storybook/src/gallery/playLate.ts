/** How long a game's page waits for the game, in milliseconds, before it says that it is late. */
const patience = 20_000;

const { setTimeout: wait } = window;

const hurry = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
  wait(handler, delay === patience ? 0 : delay, ...rest)) as typeof window.setTimeout;

const keepFromPage = (event: Event) => {
  if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
};

/** Lets a game's page lose its patience at once: with a frame that does not load, or with one that loads and says nothing. */
export const playLate = (late: 'slow' | 'silent' | undefined): void => {
  window.setTimeout = late ? hurry : wait;
  document.removeEventListener('load', keepFromPage, true);
  if (late === 'slow') document.addEventListener('load', keepFromPage, true);
};
