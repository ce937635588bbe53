/** Why a browser tells of nothing. */
export type PushRefusal = 'blocked' | 'failed';

/** What a push service needs to reach this browser. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string };

/** Whether this browser can show notifications of a site that is not open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the reader has forbidden this site to show any. */
export const isPushBlocked = (): boolean => canPush() && Notification.permission === 'denied';

// Not `ready`, which waits for ever where a page has no worker.
const managerOf = async () => (await navigator.serviceWorker.getRegistration())?.pushManager;

/** Asks the reader, and subscribes this browser at its push service. */
export const subscribe = async (publicKey: string): Promise<BrowserSubscription | PushRefusal> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  const manager = await managerOf();
  // One for another key can only be replaced.
  await (await manager?.getSubscription())?.unsubscribe();
  const made = await manager
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    // Such as in a private window, or where the push service is not reached.
    .catch(() => undefined);
  const { endpoint, keys: { p256dh, auth } = {} } = made?.toJSON() ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed';
};

/** Takes this browser’s subscription back. */
export const unsubscribe = async (): Promise<void> => {
  const manager = await managerOf();
  await (await manager?.getSubscription())?.unsubscribe();
};
