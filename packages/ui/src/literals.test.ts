import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLiterals } from './testing/findLiterals.ts';

// Colours that no brand may change: a flag's are its country's law, a code is read by its black on white, and what
// lies over pictures is as they are.
const facts = new Set([
  'Flag/flagShapes.tsx',
  'Flag/flagParts.tsx',
  'QrCode/QrCode.css.ts',
  'theme/overPicture.ts',
]);

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (path) => !/\.(?:stories|test)\.tsx?$|^testing\//.test(path) && !facts.has(path),
);

test.each(sources)('%s takes its words from its caller and its colours from the theme', (path) => {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8');
  expect(findLiterals(path, source)).toEqual([]);
});
