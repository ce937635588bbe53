/** A name as strangers may see it: its first and last character, and no telling how long it is. */
export const maskName = (name: string): string => {
  const characters = [...name];
  return characters.length < 3 ? `${characters[0] ?? ''}***` : `${characters[0]}***${characters.at(-1)}`;
};
