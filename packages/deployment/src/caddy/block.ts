/** A directive of Caddy with others inside. */
export const block = (head: string, lines: readonly string[]) => [
  `${head} {`.trimStart(),
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** A map of Caddy to placeholders of ours. */
export const map = (from: string, to: readonly string[], lines: readonly string[]) =>
  block(`map ${from} ${to.map((name) => `{marquee_${name}}`).join(' ')}`, lines);
