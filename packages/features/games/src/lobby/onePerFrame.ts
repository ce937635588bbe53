let waiting: (() => void)[] = [];
let isPlanned = false;

const plan = () => {
  if (isPlanned || waiting.length === 0) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
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
  };
};
