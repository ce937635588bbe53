import { contrastRatio } from './contrastRatio.ts';
import { writeHex, type Lch } from './oklch.ts';

const STEPS = 12;

interface Demand {
  on: readonly string[];
  least: number;
  towards: 'light' | 'dark';
}

/**
 * Moves a colour's lightness as little as needed until it has the least contrast on every background, and
 * gives it as `#rrggbb`. Where even white or black falls short, that is what comes back.
 */
export function reachContrast(colour: Lch, { on, least, towards }: Demand): string {
  const passes = (hex: string) => on.every((background) => contrastRatio(hex, background) >= least);
  const start = writeHex(colour);
  if (passes(start)) return start;
  const end = towards === 'light' ? 1 : 0;
  let near = 0;
  let far = 1;
  let best = writeHex({ ...colour, l: end });
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (near + far) / 2;
    const hex = writeHex({ ...colour, l: colour.l + (end - colour.l) * middle });
    if (passes(hex)) {
      far = middle;
      best = hex;
    } else {
      near = middle;
    }
  }
  return best;
}
