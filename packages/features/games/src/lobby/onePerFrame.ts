let waiting: (() => void)[] = [];
let planned: number | undefined;

const plan = () => {
  if (planned !== undefined || waiting.length === 0) return;
  planned = requestAnimationFrame(() => {
    planned = undefined;
    waiting.shift()?.();
    plan();
  });
};

/** Does a piece of work in a frame of its own, after those that were asked for before it. Answers how to call it off. */
export const onePerFrame = (work: () => void): (() => void) => {
  waiting.push(work);
  plan();
  return () => {
    waiting = waiting.filter((one) => one !== work);
    if (waiting.length > 0 || planned === undefined) return;
    // A frame that never comes, as of a page that was left, would keep what is asked for later waiting.
    cancelAnimationFrame(planned);
    planned = undefined;
  };
};
