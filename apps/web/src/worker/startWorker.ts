import type { FetchEvent, WorkerScope, WorkerSite } from './WorkerScope.ts';

const shell = 'shell-';

/**
 * Keeps the files of a site's code as pages ask for them, and a page for the time without a network. Pages come from
 * the network alone, and what the platform answers does not pass here at all: nothing of a member is ever kept.
 */
export const startWorker = (
  scope: WorkerScope,
  { version, entry, offline, files, kept, calls }: WorkerSite,
): void => {
  const { caches } = scope;
  const name = shell + version;
  const isCall = new RegExp(calls);
  const languages = Object.keys(offline).filter(Boolean);

  const keepShell = async () => {
    const cache = await caches.open(name);
    // A page that the browser still has may be that of the version before.
    const pages = Object.values(offline).map(
      (path) => new Request(scope.location.origin + path, { cache: 'reload' }),
    );
    await cache.addAll([...pages, ...files]);
  };

  const leaveOthers = async () => {
    const others = (await caches.keys()).filter((other) => other.startsWith(shell) && other !== name);
    await Promise.all(others.map((other) => caches.delete(other)));
  };

  const tellPages = async () => {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // A worker speaks to pages of its own origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    for (const page of pages) page.postMessage({ entry });
  };

  const fileOf = async (event: FetchEvent) => {
    const { request } = event;
    const cache = await caches.open(name);
    const known = await cache.match(request, { ignoreVary: true });
    if (known) return known;
    const answer = await scope.fetch(request);
    // A browser without room for it has had its file all the same.
    if (answer.status === 200) event.waitUntil(cache.put(request, answer.clone()).catch(() => undefined));
    return answer;
  };

  const pageOf = async ({ request, preloadResponse }: FetchEvent, path: string) => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch {
      const language = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? '';
      const cache = await caches.open(name);
      return (await cache.match(offline[language]!, { ignoreVary: true })) ?? Response.error();
    }
  };

  scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));

  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      leaveOthers()
        .then(() => scope.registration.navigationPreload?.enable())
        .then(() => scope.clients.claim())
        .then(tellPages),
    ),
  );

  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  scope.addEventListener('message', ({ source }) => source?.postMessage({ entry }));

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin || isCall.test(pathname)) return;
    if (mode === 'navigate') event.respondWith(pageOf(event, pathname));
    else if (pathname.startsWith(kept) && !event.request.headers.has('range'))
      event.respondWith(fileOf(event));
  });
};
