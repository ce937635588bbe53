/** A colour of the tokens format: components from 0 to 1, and its hex for tools that know no other. */
export type ColourValue = {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
};

/** Four digits name each of the 256 steps of a channel without doubt. */
const share = (step: number) => Math.round((step / 255) * 10_000) / 10_000;

/** Writes `#rrggbb` or `#rrggbbaa` as the tokens format wants it. */
export function colourValue(colour: string): ColourValue {
  const [red = 0, green = 0, blue = 0, alpha] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    ...(alpha !== undefined && { alpha: share(alpha) }),
    hex: colour.slice(0, 7).toLowerCase(),
  };
}
