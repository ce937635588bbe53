import { limits } from './limits.ts';
import { networksOf, wideFactor } from './networksOf.ts';

/** Counts every call by address, of IPv6 by network, in this node's memory. Returns the seconds to wait, 0 when the call may pass. */
export const createFloodGuard = (
  limit: { max: number; seconds: number } = limits.requests,
): ((address: string) => number) => {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + limit.seconds * 1000;
    }
    const hit = (key: string) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    };
    const { narrow, wide } = networksOf(address);
    const isOver = hit(narrow) > limit.max || (wide !== undefined && hit(wide) > limit.max * wideFactor);
    return isOver ? Math.ceil((endsAt - now) / 1000) : 0;
  };
};
