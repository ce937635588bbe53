import { getPermission } from '@marquee/contract/routes';
import { type Permission, sessionStore } from '@marquee/feature-core';
import { clockOffsetAtom } from '../site/clockOffsetAtom.ts';
import type { Runtime } from '../runtime/Runtime.ts';

/** When the answer arrived, which may be well before it was read: its request is the page's very first. */
const arrivedAt = () => {
  const calls = performance.getEntriesByType?.('resource') ?? [];
  const call = calls.findLast(({ name }) => name.includes(getPermission.path));
  const end = call instanceof PerformanceResourceTiming ? call.responseEnd : 0;
  return end > 0 ? performance.timeOrigin + end : Date.now();
};

/** Keeps what the specification wants kept of the start-up call: merchant and settings, and the server's time. */
export const keepPermission = ({ info }: Permission, store: Runtime['store']) => {
  sessionStore.set('merchant', info.merchant);
  sessionStore.set('settings', JSON.stringify(info.whitelabel));
  store.set(clockOffsetAtom, Date.parse(info.serverTime) - arrivedAt());
};
