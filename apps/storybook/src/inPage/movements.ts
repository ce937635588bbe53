/** What moves on the page, a line each; under reduced motion the kit leaves such motion no time. */
export const movements = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(duration) > 1;
    })
    .map((one) => `it moves: ${one instanceof CSSAnimation ? one.animationName : one.constructor.name}`);
