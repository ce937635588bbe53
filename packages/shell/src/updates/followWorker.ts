/** Milliseconds between looks for another version in a page that stays open. */
const lookEvery = 60 * 60_000;

const entryIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'entry' in data ? data.entry : undefined;

/**
 * Registers the site's worker and tells whether the version that it belongs to is another than this page's: when it
 * takes over, and each time that the reader comes back. Only a built page has a worker. Answers what ends it.
 */
export const followWorker = (tell: (isNewer: boolean) => void): (() => void) => {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const own = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'];
  if (!workers || !own || !document.querySelector('link[rel="manifest"]')) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>) => {
    const entry = entryIn(data);
    if (entry !== undefined) tell(entry !== own);
  };
  workers.addEventListener('message', hear);
  workers.startMessages();
  let lookedAt = Date.now();
  const registering = workers
    .register('/sw.js', { updateViaCache: 'none' })
    // A browser may forbid workers, or the network be gone: the site does without.
    .catch(() => undefined);
  const look = async () => {
    const registration = await registering;
    // A worker is no window: it has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    registration?.active?.postMessage('entry');
    if (Date.now() - lookedAt < lookEvery) return;
    lookedAt = Date.now();
    await registration?.update().catch(() => undefined);
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(comeBack, lookEvery);
  document.addEventListener('visibilitychange', comeBack);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', comeBack);
    workers.removeEventListener('message', hear);
  };
};
