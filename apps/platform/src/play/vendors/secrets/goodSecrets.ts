/** Of generations of a secret, the newest first, those that are good at a moment; the last one may be the environment's. */
export const goodSecrets = <T extends { previousUntil: Date }>(
  generations: readonly T[],
  now: Date,
): { good: T[]; isFileGood: boolean } => {
  const good: T[] = [];
  let until: Date | undefined;
  for (const generation of generations) {
    if (until !== undefined && until <= now) break;
    good.push(generation);
    until = generation.previousUntil;
  }
  return { good, isFileGood: until === undefined || until > now };
};
