import type { Tokens } from '../schema/tokensSchema.ts';
import { readHex, writeHex } from './oklch.ts';
import type { Palette, Scheme } from './Palette.ts';

interface Treatment {
  shadow: Record<'raised' | 'floating' | 'modal', string>;
  surface: Record<'canvasImage' | 'headerBackground' | 'cardBorderWidth', string>;
}

/** Shadows and surface treatment of one scheme. A glow ends in `surfaceRaised`, on which every ink is legible. */
export function deriveSurfaceTreatment(tokens: Tokens, palette: Palette, scheme: Scheme): Treatment {
  const given = tokens.overrides[scheme];
  const glow = `radial-gradient(70rem 34rem at 50% -14rem, ${palette.surfaceRaised}, transparent)`;
  return {
    shadow: shadowsOf(tokens.shadow, palette, scheme),
    surface: {
      canvasImage: given.canvasImage ?? (tokens.surface === 'glow' ? glow : 'none'),
      headerBackground:
        given.headerBackground ?? (tokens.surface === 'glow' ? palette.canvas : palette.surface),
      cardBorderWidth: tokens.surface === 'outlined' ? '1px' : '0px',
    },
  };
}

function shadowsOf(style: Tokens['shadow'], palette: Palette, scheme: Scheme): Treatment['shadow'] {
  const canvas = readHex(palette.canvas);
  const ink = writeHex({ l: scheme === 'dark' ? 0.04 : 0.25, c: canvas.c * 1.5, h: canvas.h });
  const shade = (alpha: number) => {
    const strength = scheme === 'dark' ? Math.min(1, alpha * 3) : alpha;
    return `${ink}${Math.round(strength * 255)
      .toString(16)
      .padStart(2, '0')}`;
  };
  if (style === 'none') {
    return { raised: 'none', floating: `0 0 0 1px ${palette.border}`, modal: `0 0 0 1px ${palette.border}` };
  }
  if (style === 'crisp') {
    return {
      raised: `0 1px 2px ${shade(0.1)}`,
      floating: `0 0 0 1px ${shade(0.08)},0 6px 14px -4px ${shade(0.16)}`,
      modal: `0 0 0 1px ${shade(0.08)},0 20px 40px -12px ${shade(0.28)}`,
    };
  }
  return {
    raised: `0 1px 2px ${shade(0.08)},0 6px 18px -6px ${shade(0.14)}`,
    floating: `0 2px 6px ${shade(0.08)},0 16px 36px -10px ${shade(0.2)}`,
    modal: `0 4px 12px ${shade(0.1)},0 32px 72px -16px ${shade(0.3)}`,
  };
}
