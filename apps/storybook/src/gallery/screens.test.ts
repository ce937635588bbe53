import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEROES, HOME_SECTION_IDS } from '@marquee/brand';
import { exampleOf, mayRefuse, problemsOf } from '@marquee/contract/examples';
import type { OperationId } from '@marquee/contract/route';
import { sites } from 'virtual:sites';
import { expect, test } from 'vitest';
import { galleryStories } from './galleryStories.ts';
import { readerOf } from './readerOf.ts';
import { screens } from './screens.ts';

const features = [
  ...new Map(Object.values(sites).flatMap((site) => site.features.map((each) => [each.id, each]))).values(),
];

const routes = features.flatMap(({ id, routes: own = [] }) => own.map(({ paths }) => `${id} ${paths[0]}`));
const modals = features.flatMap(({ id, modals: own = {} }) =>
  Object.keys(own).map((modal) => `${id} ${modal}`),
);

const shownRoutes = screens.flatMap(({ feature, path }) => (path ? [`${feature} ${path}`] : []));
const shownModals = screens.flatMap(({ feature, modal }) => (modal ? [`${feature} ${modal.id}`] : []));

test('every page of every feature has a screen: add its two lines in gallery/screens', () => {
  expect(routes.filter((route) => !shownRoutes.includes(route))).toEqual([]);
});

test('every box of every feature has a screen: add its two lines in gallery/screens', () => {
  expect(modals.filter((modal) => !shownModals.includes(modal))).toEqual([]);
});

test('every top and every section that a home page may have stands in a screen', () => {
  const layouts = screens.flatMap(({ layout }) => layout ?? []);
  expect(HEROES.filter((hero) => !layouts.some((layout) => layout.hero === hero))).toEqual([]);
  expect(HOME_SECTION_IDS.filter((section) => !layouts.some(({ home }) => home?.includes(section)))).toEqual(
    [],
  );
});

test('no screen is left of a page or a box that is gone', () => {
  expect(shownRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  expect(shownModals.filter((modal) => !modals.includes(modal))).toEqual([]);
});

const packages = join(import.meta.dirname, '../../../../packages/features');

/** Features whose code asks whether a member is an agent; the core only tells. */
const asking = readdirSync(packages)
  .filter((name) => name !== 'core')
  .filter((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .some((file) => /\bisAgent\b/.test(readFileSync(join(packages, name, 'src', file), 'utf8'))),
  );

test('every feature that shows agents something else has their state: add it in gallery/screens', () => {
  const shown = screens.filter(({ states }) => states.includes('agent')).map(({ feature }) => feature);
  expect(asking.filter((name) => !shown.some((feature) => feature === name))).toEqual([]);
});

test('no two screens share a name', () => {
  for (const names of [
    galleryStories.map(({ id }) => id),
    galleryStories.map(({ exportName }) => exportName),
  ])
    expect(new Set(names).size).toBe(names.length);
});

test.each(screens)(
  'what “$title” is answered is what the platform could answer',
  ({ changes = {}, refuses = {} }) => {
    const [site] = Object.values(sites);
    if (!site) throw new Error('There is no brand.');
    const reader = readerOf(site.brand, 'en', false);
    const changed = typeof changes === 'function' ? changes(reader) : changes;
    const problems = (Object.keys(changed) as OperationId[]).flatMap((id) =>
      problemsOf(id, Object.assign({}, exampleOf(id, reader), changed[id])).map(
        (problem) => `${id}: ${problem}`,
      ),
    );
    const refusals = Object.entries(refuses).filter(([id, code]) => !mayRefuse(id as OperationId, code));
    expect([...problems, ...refusals]).toEqual([]);
  },
);
