import { extractColorsFromImageData } from 'extract-colors';
import sharp from 'sharp';

/** Edge in pixels that a picture is looked at with. */
const edge = 128;

/** How much a colour strikes the eye: by the room that it takes and by how far it is from grey. */
const weightOf = ({ area, saturation, lightness }: { area: number; saturation: number; lightness: number }) =>
  Math.sqrt(area) * saturation * (1 - Math.abs(lightness - 0.5));

/** Degrees between two hues, as parts of a circle. */
const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 1 - Math.abs(one - other));

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
  const found = extractColorsFromImageData(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height },
    { pixels: edge * edge, distance: 0.15 },
  );
  const colours = found
    .filter(({ saturation }) => saturation > 0.12)
    .sort((one, other) => weightOf(other) - weightOf(one));
  const [accent] = colours;
  if (!accent) throw new TypeError('it has no colour but greys: say --accent.');
  const secondary = colours.find(({ hue }) => apart(hue, accent.hue) > 0.08);
  return { accent: accent.hex, ...(secondary && { secondary: secondary.hex }) };
}
