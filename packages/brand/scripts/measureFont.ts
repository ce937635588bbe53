import { create, type Font } from 'fontkit';
import type { FontFamily } from '../src/schema/tokensSchema.ts';
import { averageAdvance } from './averageAdvance.ts';
import { cutFont, type FontSource } from './cutFont.ts';
import { LOCAL_FONTS } from './localFonts.ts';

const BOLD_FROM = 550;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** The family's metrics and, for each stand-in of its kind, the overrides that make it take the same room. */
export async function measureFont(
  brandDirectory: string,
  source: FontSource,
): Promise<Pick<FontFamily, 'fallbacks' | 'metrics'>> {
  const instances = new Map<number, Map<string, Uint8Array>>();
  for (const weight of weightsOf(source)) {
    instances.set(weight, await instance(brandDirectory, source, weight));
  }
  const fonts = [...instances.values()].flatMap((files) => [...files.values()]).map(open);
  const [main] = fonts;
  if (!main) throw new TypeError(`${source.package} gave no file.`);
  const em = (units: number) => units / main.unitsPerEm;
  const inkOf = (some: readonly Font[]) => {
    const boxes = some.flatMap((font) =>
      font.characterSet.filter(isPlaced).map((code) => font.glyphForCodePoint(code).bbox),
    );
    return {
      inkTop: round(em(Math.max(...boxes.map((box) => box.maxY).filter(Number.isFinite))), 4),
      inkBottom: round(em(-Math.min(...boxes.map((box) => box.minY).filter(Number.isFinite))), 4),
    };
  };
  const latin = [...instances.values()]
    .flatMap((files) => ['latin', 'western'].flatMap((script) => files.get(script) ?? []))
    .map(open);
  const metrics = {
    ascent: round(em(main.ascent), 4),
    descent: round(em(-main.descent), 4),
    ...inkOf(fonts),
    latin: inkOf(latin),
  };
  const fallbacks = LOCAL_FONTS[source.generic].map((local) =>
    weightsOf(source).map((weight) => {
      const { local: names, advance } = weight < BOLD_FROM ? local.regular : local.bold;
      const size = averageAdvance([...(instances.get(weight)?.values() ?? [])]) / advance;
      return {
        local: [...names],
        weight: weight < BOLD_FROM ? `100 ${BOLD_FROM - 1}` : `${BOLD_FROM} 900`,
        sizeAdjust: round(size * 100, 2),
        ascentOverride: round((metrics.ascent / size) * 100, 2),
        descentOverride: round((metrics.descent / size) * 100, 2),
        lineGapOverride: round((em(main.lineGap) / size) * 100, 2),
      };
    }),
  );
  return { fallbacks, metrics };
}

// A combining mark's own box says nothing of where it comes to stand.
function isPlaced(codePoint: number): boolean {
  return !/\p{M}/u.test(String.fromCodePoint(codePoint));
}

function weightsOf({ axes }: FontSource): number[] {
  const weight = axes['wght'] ?? 400;
  return typeof weight === 'number' ? [weight] : [weight.min, weight.max];
}

const instance = (brandDirectory: string, source: FontSource, weight: number) =>
  cutFont(brandDirectory, source, 'sfnt', { wght: weight });

function open(file: Uint8Array): Font {
  return create(Buffer.from(file)) as Font;
}
