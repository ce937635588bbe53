/** A colour as `tokens.ts` writes it, or what is wrong with it. */
export type ReadColour = { hex: string } | { problem: string };

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

const pair = (value: number) =>
  Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Reads a colour of the tokens format: an sRGB value with components from 0 to 1, or plain hex as older tools write
 * it. The components count; a `hex` beside them that names another colour is a mistake of whoever changed one alone.
 */
export function readColour(value: unknown): ReadColour {
  if (typeof value === 'string') {
    if (/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return { hex: value.toLowerCase() };
    return { problem: `"${value}" is not a colour: #rrggbb is.` };
  }
  if (typeof value !== 'object' || value === null) {
    return { problem: `${JSON.stringify(value)} is not a colour: { colorSpace, components, hex } is.` };
  }
  const { colorSpace, components, alpha, hex } = value as Record<string, unknown>;
  if (colorSpace !== 'srgb') {
    return { problem: `the colour space is ${JSON.stringify(colorSpace)}; save it in "srgb".` };
  }
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isShare)) {
    return { problem: 'needs three components from 0 to 1.' };
  }
  if (alpha !== undefined && !isShare(alpha)) return { problem: 'needs an alpha from 0 to 1.' };
  const read = `#${components.map(pair).join('')}`;
  if (hex !== undefined && `${JSON.stringify(hex)}`.toLowerCase() !== `"${read}"`) {
    return { problem: `its components are ${read}, its hex is ${JSON.stringify(hex)}; make them one.` };
  }
  return { hex: alpha === undefined ? read : `${read}${pair(alpha)}` };
}
