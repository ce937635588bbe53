/** Index of the next text that starts with what was typed, searching on from `from` and around. */
export const matchByTyping = (texts: readonly string[], typed: string, from: number): number | undefined => {
  const wanted = typed.toLocaleLowerCase();
  for (let step = 0; step < texts.length; step += 1) {
    const index = (from + step) % texts.length;
    if (texts[index]?.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
};
