const every = 15_000;

/** Says from time to time how far a long look has come, and at its end how long it took. */
export const tellProgress = (what: string, count: number) => {
  const start = performance.now();
  let done = 0;
  const tell = () =>
    console.log(`${done} of ${count} ${what}, ${Math.round((performance.now() - start) / 1000)} s`);
  const timer = setInterval(tell, every).unref();
  return {
    step: () => {
      done += 1;
    },
    end: () => {
      clearInterval(timer);
      tell();
    },
  };
};
