import { differenceEuclidean, formatHex } from 'culori';
import { extractColorsFromImageData } from 'extract-colors';
import sharp from 'sharp';

/** Edge in pixels that a picture is looked at with. */
const edge = 128;

/** How much a colour strikes the eye: by the room that it takes and by how far it is from grey. */
const weightOf = ({ area, saturation, lightness }: { area: number; saturation: number; lightness: number }) =>
  Math.sqrt(area) * saturation * (1 - Math.abs(lightness - 0.5));

/** Degrees between two hues, as parts of a circle. */
const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 1 - Math.abs(one - other));

/** How far a colour may be, in OKLab, from the one that it was drawn with: edges are mixed with what lies below. */
const mixed = 0.12;

/** Least part of a picture that a colour has to fill for it to be one that it was drawn with. */
const leastPart = 0.002;

/** The colours that whole areas of a picture have, to the letter, the largest first. */
const flatColours = (data: Uint8ClampedArray): string[] => {
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 255) continue;
    const colour = formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > (data.length / 4) * leastPart)
    .sort(([, one], [, other]) => other - one)
    .map(([colour]) => colour);
};

/** The first colour of a list that another one may be mixed from; itself where none is near. */
const drawnWith = (colours: readonly string[]) => {
  const distance = differenceEuclidean('oklab');
  return (seen: string) => colours.find((colour) => distance(colour, seen) < mixed) ?? seen;
};

/**
 * The colour that a picture is known by, and the next one of another hue where it has one. SVG, PNG, JPEG, WebP and
 * AVIF are read. Rejects where it cannot be read or has no colour but greys.
 */
export async function coloursOfPicture(file: string): Promise<{ accent: string; secondary?: string }> {
  const { data, info } = await sharp(file, { density: 144 })
    .resize(edge, edge, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const found = extractColorsFromImageData(
    { data: pixels, width: info.width, height: info.height },
    { pixels: edge * edge, distance: 0.15 },
  );
  const colours = found
    .filter(({ saturation }) => saturation > 0.12)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const [accent] = colours;
  if (!accent) throw new TypeError('it has no colour but greys: say --accent.');
  const own = drawnWith(flatColours(pixels));
  const secondary = colours.find(({ hue }) => apart(hue, accent.hue) > 0.08);
  return { accent: own(accent.hex), ...(secondary && { secondary: own(secondary.hex) }) };
}
