import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { leanRouter } from './leanRouter.ts';

/** The build that the package's exports name for every bundler. */
const published = () => {
  const dom = createRequire(import.meta.url).resolve('react-router-dom');
  const folder = join(dirname(createRequire(dom).resolve('react-router/package.json')), 'dist/development');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
};

const { handler } = leanRouter().transform as { handler: (code: string) => string };

test('of React Router, as it is published now, all that keeps parts in a bundle is taken', () => {
  const codes = published();
  const all = codes.join('\n');
  // What is looked for is there: a release that writes it otherwise has to be read anew.
  expect(all).toMatch(/^\w+\.displayName = "/m);
  expect(all).toContain('var ENABLE_DEV_WARNINGS = true;');
  expect(all).toMatch(/^function warningOnce\(/m);
  const lean = codes.map(handler).join('\n');
  expect(lean).not.toMatch(/^\w+\.displayName = /m);
  expect(lean).not.toContain('ENABLE_DEV_WARNINGS = true');
  expect(lean).not.toMatch(/^var \w+ = \w+\.(?:createContext|forwardRef|memo)\(/m);
});
