const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, `share` of the way to the second. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channels(to);
  const parts = channels(from).map((value, index) => Math.round(value + (end[index]! - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** A colour in shade: as deep as it is strong, so that it never turns grey. */
export const shaded = (colour: string, share: number): string => {
  const deep = channels(colour).map((value) => Math.round((value * value) / 255 / 1.25));
  return mix(colour, `#${deep.map((value) => value.toString(16).padStart(2, '0')).join('')}`, share);
};
