const patience = 10_000;

/** Resolves once something is there, and throws where it does not come: code comes on demand. */
export const until = async (isThere: () => unknown, problem: string): Promise<void> => {
  const start = performance.now();
  while (!isThere()) {
    if (performance.now() - start > patience) throw new Error(problem);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
