import webPush from 'web-push';
import type { PushConfig } from '#kernel';

/** What push services of browsers are called, or end with: nothing else is ever sent to, whatever a page names. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

/** Where the sandbox plays the push service. */
export const playedPushPath = '/sandbox/push';

/** Milliseconds that a push service may take. */
const patience = 10_000;

/** Seconds that a push service keeps a notification for a browser that is away. */
const keeps = 12 * 3_600;

/** Where a browser is reached, and what only it can open. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The push services of browsers. */
export type PushParty = {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** Whether an address is one of a push service. */
  isService: (endpoint: string) => boolean;
  /** Sends words; `gone` where the browser is subscribed no more. Rejects when it may be tried again. */
  send: (target: PushTarget, words: string) => Promise<'taken' | 'gone'>;
};

/** Speaks to the push services; `playedAt` is where this process plays one, null outside a sandbox. */
export const createPushParty = (
  { publicKey, privateKey, contact }: PushConfig,
  playedAt: () => string | null,
): PushParty => ({
  publicKey,
  isService: (endpoint) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, username, pathname, origin } = new URL(endpoint);
    if (origin === playedAt() && pathname.startsWith(`${playedPushPath}/`)) return true;
    const isKnown = services.some((name) =>
      name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
    );
    return isKnown && protocol === 'https:' && port === '' && username === '';
  },
  send: async ({ endpoint, p256dh, auth }, words) => {
    // Only sealed and signed by the library: it knows no way to send but its own, which takes no plain HTTP.
    const { headers, body, method } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      words,
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: keeps,
        contentEncoding: 'aes128gcm',
      },
    );
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return 'gone';
    if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
    return 'taken';
  },
});
