const patience = 10_000;

/** Resolves once the box that a story is about stands open, and throws where it does not: its code comes on demand. */
export const untilOpen = async (part: HTMLElement): Promise<void> => {
  const start = performance.now();
  while (!part.querySelector('dialog[open]')) {
    if (performance.now() - start > patience) throw new Error('The box does not open.');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
