import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrand, type LoadedBrand } from '../../src/load/loadBrand.ts';
import { findBrand } from './findBrand.ts';
import type { Tool } from './Tool.ts';

type Leaves = Map<string, string>;

/** A value by the keys of its leaves; a list is one leaf, unless it holds objects. */
const leavesOf = (value: unknown, key: string, leaves: Leaves = new Map()): Leaves => {
  const isFlat = !Array.isArray(value) || value.every((item) => typeof item !== 'object');
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && isFlat)) {
    if (value !== undefined) leaves.set(key, JSON.stringify(value));
    return leaves;
  }
  for (const [name, inner] of Object.entries(value)) leavesOf(inner, key ? `${key}.${name}` : name, leaves);
  return leaves;
};

const digest = (file: string) =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8) : undefined;

const sideOf = ({ brand, tokens, settings, directory }: LoadedBrand): Leaves => {
  const primary = brand.merchants.find((merchant) => merchant.primary)!;
  const { body, display, ...type } = tokens.type;
  const assets = ['logo', 'mark', 'favicon'].map((name) => [
    name,
    digest(join(directory, `assets/${name}.svg`)),
  ]);
  return new Map([
    ...leavesOf(brand, 'brand'),
    ...leavesOf({ ...tokens, type: { ...type, body: body.family, display: display.family } }, 'tokens'),
    ...leavesOf(settings[primary.code], 'settings'),
    ...leavesOf(Object.fromEntries(assets), 'assets'),
  ]);
};

/** Says by key what two brands have otherwise: who they are, how they look, how their primary merchants' sites work. */
export const diffBrands = async ({ root, tell }: Tool, ids: readonly [string, string]): Promise<void> => {
  const [one, other] = await Promise.all(ids.map(async (id) => sideOf(await loadBrand(findBrand(root, id)))));
  const keys = [...new Set([...one!.keys(), ...other!.keys()])].filter(
    (key) => one!.get(key) !== other!.get(key),
  );
  const width = Math.min(40, Math.max(0, ...keys.map((key) => key.length)));
  tell(`${ids.join(' → ')}: ${keys.length === 0 ? 'nothing differs.' : `${keys.length} keys differ.`}`);
  for (const key of keys) tell(`  ${key.padEnd(width)}  ${one!.get(key) ?? '–'} → ${other!.get(key) ?? '–'}`);
};
