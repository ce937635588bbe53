/** A directive of nginx with others inside. */
export const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/** A map of nginx to a variable of ours. */
export const map = (from: string, to: string, lines: readonly string[]) =>
  block(`map ${from} $marquee_${to}`, lines);

/** A header of answers, whatever their status. */
export const header = (name: string, value: string) => `add_header ${name} "${value}" always;`;
