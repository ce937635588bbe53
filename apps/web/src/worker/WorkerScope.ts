/** What the build tells a service worker of the site that it belongs to. */
export type WorkerSite = {
  /** Names the shell that the worker keeps: another shell has another version. */
  version: string;
  /** Address of the code that pages of this version begin with. */
  entry: string;
  /** The page that stands in without a network, by the language's part of the address; '' is the default's. */
  offline: Readonly<Record<string, string>>;
  /** Files that these pages need. */
  files: readonly string[];
  /** What the paths of files begin with whose name carries their hash. */
  kept: string;
  /** Regular expression of the paths that the platform answers: none of them is the worker's business. */
  calls: string;
};

/** What a page is told when a worker has taken over or was asked. */
export type WorkerWord = { entry: string };

type Extendable = { waitUntil: (work: Promise<unknown>) => void };

/** A request that a page has made. */
export type FetchEvent = Extendable & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** A page that the worker can speak to. */
export type Page = { postMessage: (word: WorkerWord) => void };

/** What the platform has sent for a member, already opened by the browser; null where there is nothing in it. */
export type PushEvent = Extendable & { data: { json: () => unknown } | null };

/** A press on a notification. */
export type ClickEvent = Extendable & { notification: { close: () => void; data: unknown } };

type Events = {
  install: Extendable;
  activate: Extendable;
  message: { source: Page | null };
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: ClickEvent;
};

/** As much of a service worker's world as the worker touches. */
export type WorkerScope = {
  addEventListener: <E extends keyof Events>(event: E, listener: (event: Events[E]) => void) => void;
  skipWaiting: () => Promise<void>;
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  location: { origin: string };
  clients: {
    claim: () => Promise<void>;
    matchAll: (filter: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: { body: string; tag: string; data: string }) => Promise<void>;
  };
};
