const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const keyOf = ({ key }: Record<string, unknown>): unknown =>
  isNode(key) ? (key['name'] ?? key['value']) : undefined;

/** The literal keys of each object that stands under `paths` in a program: the addresses of the list of pages. */
export const addressesIn = (program: unknown): string[] => {
  if (Array.isArray(program)) return program.flatMap(addressesIn);
  if (!isNode(program)) return [];
  const { type, value } = program;
  if (type === 'Property' && keyOf(program) === 'paths' && isNode(value)) {
    const properties = Array.isArray(value['properties']) ? value['properties'].filter(isNode) : [];
    return properties.map(keyOf).filter((key) => typeof key === 'string');
  }
  return Object.values(program).flatMap(addressesIn);
};
