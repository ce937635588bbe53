import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { loadBrands } from '../load/loadBrands.ts';
import { derivePalette } from '../theme/derivePalette.ts';
import { readColour } from './readColour.ts';
import { tokenFiles } from './tokenFiles.ts';

// Names are those of the theme's variables, and no reader asks for others.
const rules = { 'core/consistent-naming': 'off' } as const;

const place = pathToFileURL('/tokens/');

test('a reader of the format’s resolvers finds both schemes of each brand, each file as the format wants it', async () => {
  for (const { brand, tokens } of await loadBrands(join(import.meta.dirname, '../../../../brands'))) {
    const files = tokenFiles(brand.name, tokens);
    const textOf = (url: URL) => JSON.stringify(files[url.pathname.replace('/tokens/', '')]);
    const resolver = new URL('marquee.resolver.json', place);
    const config = defineConfig({ lint: { rules } }, { cwd: place });
    const read = await parse([{ filename: resolver, src: textOf(resolver) }], {
      config,
      req: (url) => Promise.resolve(textOf(url)),
    });
    for (const scheme of ['dark', 'light'] as const) {
      const found = read.resolver!.apply({ scheme });
      for (const [name, colour] of Object.entries(derivePalette(tokens, scheme))) {
        const { alpha, ...value } = found[`color.${name}`]!.$value as { alpha: number };
        expect(readColour(alpha === 1 ? value : { ...value, alpha }), name).toEqual({ hex: colour });
      }
      expect(found['space.x1']!.$value).toEqual({ value: 0.25, unit: 'rem' });
      expect(found['shadow.modal']!.$type).toBe('shadow');
    }
  }
});
