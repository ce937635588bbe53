import type { Tokens } from '../schema/tokensSchema.ts';
import { readHex, writeHex, type Lch } from './oklch.ts';
import type { Scheme } from './Palette.ts';

interface Surfaces {
  canvas: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  skeleton: string;
  border: string;
}

/** The brand's canvas, held within the lightness and chroma on which text can be read. */
export function canvasOf(tokens: Tokens, scheme: Scheme): Lch {
  const given = readHex(scheme === 'dark' ? tokens.colours.darkCanvas : tokens.colours.lightCanvas);
  return scheme === 'dark'
    ? { ...given, l: Math.min(0.27, Math.max(0.12, given.l)), c: Math.min(0.06, given.c) }
    : { ...given, l: Math.max(0.93, given.l), c: Math.min(0.03, given.c) };
}

/** The backgrounds, elevation told by tone: the higher a surface lies, the lighter it is. */
export function deriveSurfaces({ l, c, h }: Lch, scheme: Scheme): Surfaces {
  if (scheme === 'dark') {
    return {
      canvas: writeHex({ l, c, h }),
      surface: writeHex({ l: l + 0.04, c: c * 1.2, h }),
      surfaceRaised: writeHex({ l: l + 0.08, c: c * 1.3, h }),
      surfaceSunken: writeHex({ l: l - 0.028, c: c * 0.95, h }),
      skeleton: writeHex({ l: l + 0.105, c: c * 1.25, h }),
      border: writeHex({ l: l + 0.14, c: c * 1.3, h }),
    };
  }
  return {
    canvas: writeHex({ l, c, h }),
    surface: writeHex({ l: l + (1 - l) * 0.75, c: c * 0.4, h }),
    surfaceRaised: '#ffffff',
    surfaceSunken: writeHex({ l: l - 0.025, c: c * 1.3, h }),
    skeleton: writeHex({ l: l - 0.05, c: c * 1.4, h }),
    border: writeHex({ l: l - 0.085, c: c * 1.6, h }),
  };
}
