import { limits } from './limits.ts';

/** Counts every call by address in this node's memory. Returns the seconds to wait, 0 when the call may pass. */
export const createFloodGuard = (limit = limits.requests): ((address: string) => number) => {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + limit.seconds * 1000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > limit.max ? Math.ceil((endsAt - now) / 1000) : 0;
  };
};
