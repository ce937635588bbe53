import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as kit from './index.ts';

const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

const components = Object.keys(kit).filter((name) => /^[A-Z]/.test(name));

test('every public part of the kit can be loaded', () => {
  expect(Object.values(kit).filter((part) => part === undefined)).toEqual([]);
  expect(components.length).toBeGreaterThan(0);
});

// The icons' own story draws all that the index exports, and a provider draws nothing.
const drawn = components.filter((name) => !/(?:Icon|Provider)$/.test(name));

test.each(drawn)('designers find %s in a story', (name) => {
  expect(new RegExp(`(?:component: |<)${name}\\b`).test(stories)).toBe(true);
});
