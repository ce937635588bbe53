/** A name that its owner knows and nobody else: two characters at each end of a long one, one of a short one. */
export const maskName = (name: string): string => {
  const letters = [...name];
  // Of the shortest names an end more would be all that there is.
  if (letters.length < 4) return `${letters.slice(0, 1).join('')}****`;
  const ends = letters.length >= 8 ? 2 : 1;
  return `${letters.slice(0, ends).join('')}****${letters.slice(-ends).join('')}`;
};
