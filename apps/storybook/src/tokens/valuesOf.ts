/** The values of one group of the theme (`space`), by what follows the group in their names (`x4`). */
export const valuesOf = (
  values: Readonly<Record<string, string>>,
  group: string,
): readonly { name: string; variable: string; value: string }[] => {
  const start = `--mq-${group}-`;
  return Object.entries(values)
    .filter(([variable]) => variable.startsWith(start))
    .map(([variable, value]) => ({ name: variable.slice(start.length), variable, value }));
};
