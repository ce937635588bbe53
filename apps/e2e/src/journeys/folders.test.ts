import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../../../web/dist');
const built = JSON.parse(readFileSync(join(dist, 'client/site.json'), 'utf8')) as Record<
  string,
  { modules: string[]; imports: string[] }
>;

const modulesOf = (brand: string) => {
  const files = new Set(readdirSync(join(dist, 'brands', brand, 'assets')).map((file) => `assets/${file}`));
  return Object.entries(built).flatMap(([file, { modules }]) => (files.has(file) ? modules : []));
};

// What Sen Vàng lists and Northbay does not.
const leftOut = {
  'lottery-menu': /lottery\/(?:HeaderLottery|board\/LotteryBoard|NextDraws)\.slot/,
  'winner-board': /\/winners\//,
  'free-play': /FreePlay\.modal|freePlay\.feature/,
};

const featureOf = (module: string) =>
  /^packages\/features\/(?!core\/)([^/]+)\/src\/.*\.tsx$/.exec(module)?.[1];
const featuresIn = (file: string) => [
  ...new Set(built[file]?.modules.flatMap((module) => featureOf(module) ?? [])),
];

test('no file holds or needs the code of a feature that another may do without', () => {
  const required = ['home', 'account', 'help'];
  const mixed = Object.entries(built).flatMap(([file, { imports }]) => {
    const own = featuresIn(file);
    const needed = new Set([file, ...imports].flatMap(featuresIn).filter((id) => !required.includes(id)));
    return [...needed]
      .filter((id) => own.some((other) => other !== id) || own.length === 0)
      .map((id) => `${file} needs ${id}`);
  });
  expect(mixed).toEqual([]);
});

describe.each(Object.entries(leftOut))('%s', (_feature, code) => {
  test('is in the folder of the brand that lists it', () => {
    expect(modulesOf('sen-vang').filter((module) => code.test(module))).not.toEqual([]);
  });

  test('is absent from the folder of the one that does not', () => {
    expect(modulesOf('northbay').filter((module) => code.test(module))).toEqual([]);
  });
});
