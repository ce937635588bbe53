import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { themeVars } from '@marquee/brand/theme';
import { vars } from '@marquee/ui/theme';
import { describe, expect, test } from 'vitest';

const namesIn = (part: object): string[] =>
  Object.values(part).flatMap((value: string | object) =>
    typeof value === 'string' ? value.replace(/^var\((.*)\)$/, '$1') : namesIn(value),
  );

const contract = namesIn(vars).sort();
const brands = await loadBrands(join(import.meta.dirname, '../../../brands'));

describe.each(brands)('$brand.name', ({ tokens }) => {
  test.each(['dark', 'light'] as const)(
    'gives every property of the theme contract in %s, and no other',
    (scheme) => {
      expect(Object.keys(themeVars(tokens, scheme)).sort()).toEqual(contract);
    },
  );
});
