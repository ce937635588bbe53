import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Deployment, pagesFolder, writeServerFiles } from '@marquee/deployment';
import type { BrandPackage } from './BrandPackage.ts';
import type { ContentStore } from './ContentStore.ts';
import { hashValues } from './hashSources.ts';

const slots = ['slots/a', 'slots/b'] as const;

const linkTo = (path: string): string | undefined =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : undefined;

/** Points a link elsewhere in one step, or makes it; what a build of old has left in its place goes. */
const pointTo = (path: string, target: string) => {
  if (linkTo(path) === target) return;
  if (existsSync(path) && linkTo(path) === undefined) rmSync(path, { recursive: true });
  rmSync(`${path}.new`, { force: true });
  symlinkSync(target, `${path}.new`, 'dir');
  renameSync(`${path}.new`, path);
};

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const placeBrand = (folder: string, { files, routes }: BrandPackage, store: ContentStore) => {
  rmSync(folder, { recursive: true, force: true });
  const made = new Set<string>();
  for (const [file, key] of Object.entries(files)) {
    const path = join(folder, file);
    if (!made.has(dirname(path))) mkdirSync(dirname(path), { recursive: true });
    made.add(dirname(path));
    store.place(key, path);
  }
  // Written, not linked: by its age a platform tells that there is a new build.
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(routes));
};

/** What is to stand in `dist`. */
export type Placement = {
  dist: string;
  packages: readonly BrandPackage[];
  deployment: Deployment;
  /** Folder of the code that renders pages. */
  renderer: string;
  /** Names the code that writes the web servers' files. */
  writtenBy: string;
  store: ContentStore;
};

/**
 * Makes `brands`, a folder of a deployable folder for each package, and `deploy`, what web servers have to know. Both
 * change in one step, at the end: whoever serves them meanwhile, and whoever comes after a build that was killed,
 * finds them whole, as they were. Two slots take turns, and a brand that is the same in its slot is left alone.
 */
export const placePackages = (placement: Placement): void => {
  const { dist, packages, deployment, renderer, writtenBy, store } = placement;
  const current = join(dist, 'current');
  const marks = new Map(packages.map((one) => [one.id, hashValues(one)]));
  const deploymentMark = hashValues(deployment, writtenBy);
  const isPlaced = (slot: string, id: string) =>
    read(join(dist, slot, 'placed', id)) === marks.get(id) &&
    existsSync(join(dist, slot, 'brands', id, 'routes.json'));
  const isDone = (slot: string) =>
    list(join(dist, slot, 'placed')).length === packages.length &&
    packages.every(({ id }) => isPlaced(slot, id)) &&
    read(join(dist, slot, 'deployment')) === deploymentMark;
  const before = linkTo(current);
  const slot = before && isDone(before) ? before : slots.find((one) => one !== before)!;
  if (slot !== before) {
    const [brands, placed] = ['brands', 'placed'].map((name) => join(dist, slot, name)) as [string, string];
    rmSync(join(dist, slot, 'deployment'), { force: true });
    const pages = join(brands, pagesFolder);
    for (const folder of [brands, placed, pages]) mkdirSync(folder, { recursive: true });
    for (const id of new Set([...list(brands), ...list(placed)])) {
      if (marks.has(id) || id === pagesFolder) continue;
      rmSync(join(placed, id), { force: true });
      rmSync(join(brands, id), { recursive: true, force: true });
      rmSync(join(pages, `${id}.json`), { force: true });
    }
    for (const one of packages) {
      if (isPlaced(slot, one.id)) continue;
      rmSync(join(placed, one.id), { force: true });
      placeBrand(join(brands, one.id), one, store);
      writeFileSync(join(pages, `${one.id}.json`), JSON.stringify(one.kit));
      writeFileSync(join(placed, one.id), marks.get(one.id)!);
    }
    const deploy = join(dist, slot, 'deploy');
    writeServerFiles(deploy, deployment);
    rmSync(join(pages, 'code'), { recursive: true, force: true });
    writeFileSync(join(pages, 'package.json'), JSON.stringify({ type: 'module' }));
    cpSync(renderer, join(pages, 'code'), { recursive: true });
    writeFileSync(join(dist, slot, 'deployment'), deploymentMark);
    pointTo(current, slot);
  }
  pointTo(join(dist, 'brands'), 'current/brands');
  pointTo(join(dist, 'deploy'), 'current/deploy');
};
