/** How likely 0, 1, … `count` of `count` tries come off, each with the same chance below 1. */
export const binomial = (count: number, chance: number): number[] => {
  const chances = [(1 - chance) ** count];
  for (let hits = 0; hits < count; hits += 1)
    chances.push((((chances[hits] ?? 0) * (count - hits)) / (hits + 1)) * (chance / (1 - chance)));
  return chances;
};
