/** Reel strips as they are written: a symbol a letter, wild W, scatter S, the others A to H. */
export const readStrips = (strips: readonly string[]): readonly (readonly number[])[] =>
  strips.map((strip) =>
    [...strip].map((letter) => (letter === 'W' ? 0 : letter === 'S' ? 1 : letter.charCodeAt(0) - 63)),
  );
