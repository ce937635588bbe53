/** Calls back once the page has nothing else to do, or after four seconds; returns what calls it off. */
export const whenIdle = (then: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
};
