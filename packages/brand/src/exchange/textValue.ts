const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hexOf = (share: unknown) =>
  Math.round(Number(share) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * A value of the tokens format as the one text that drafts before 2025.10 and Tokens Studio have for it: a colour as
 * hex, a measure with its unit behind it. Values that say the same give the same text.
 */
export function textValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textValue).join(', ');
  if (!isObject(value)) return String(value);
  if (Array.isArray(value['components'])) {
    const { components, alpha } = value as { components: unknown[]; alpha?: unknown };
    return `#${components.map(hexOf).join('')}${alpha === undefined ? '' : hexOf(alpha)}`;
  }
  if ('unit' in value) return `${String(value['value'])}${String(value['unit'])}`;
  const { color, offsetX, x, offsetY, y, blur, spread, position } = value;
  if (position !== undefined) return `${textValue(color)} ${textValue(position)}`;
  return [offsetX ?? x, offsetY ?? y, blur, spread, color].map(textValue).join(' ');
}
