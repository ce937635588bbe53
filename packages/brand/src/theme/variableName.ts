/** The custom property of a theme value: `('color', 'accent', 'solidHover')` is `--mq-color-accent-solid-hover`. */
export function variableName(...path: readonly string[]): string {
  const parts = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return `--mq-${parts.join('-')}`;
}
