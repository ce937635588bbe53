import type { Tokens } from '../schema/tokensSchema.ts';
import { readHex, writeHex } from '../theme/oklch.ts';

type Colours = Tokens['colours'];

/** Colour of a ground or of the text on it that leans towards an accent without being seen as coloured. */
const leaning = (accent: string, l: number, c: number) => {
  const { c: chroma, h } = readHex(accent);
  return writeHex({ l, c: Math.min(c, chroma), h });
};

/**
 * A brand's ten colours from what is given of them: grounds and texts lean towards the accent, and what tells good
 * from bad stays the model's.
 */
export function coloursFrom(model: Colours, given: Partial<Colours>): Colours {
  const { accent } = given;
  if (!accent) return { ...model, ...given };
  return {
    ...model,
    darkCanvas: leaning(accent, 0.18, 0.03),
    darkText: leaning(accent, 0.96, 0.012),
    lightCanvas: leaning(accent, 0.967, 0.008),
    lightText: leaning(accent, 0.2, 0.03),
    ...given,
  };
}
