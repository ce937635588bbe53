import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sitesFile, writeServerFiles } from '../writeServerFiles.ts';
import type { Deployment } from '../Deployment.ts';
import type { ServedSite } from '../ServedSite.ts';
import { carryOver, isHashed } from './carryOver.ts';
import { copyFolder } from './copyFolder.ts';
import { releasesOf, switchTo } from './releasesOf.ts';

/** A release to place: what a build has left, where sites are served from, and how long what came before is kept. */
export type Release = {
  /** Folder of a build, with `brands` and `deploy`. */
  built: string;
  /** Folder that holds `releases`, and `current`, which leads to the one that is served. */
  root: string;
  settings: Omit<Deployment, 'sites' | 'root'>;
  /** Days for which the hashed files of a release that is over are still found. */
  keepDays: number;
  /** Releases that stay on disk, this one included. */
  keepReleases: number;
  now: Date;
};

/**
 * Puts a build beside the releases before it, with the hashed files that open pages of those may still ask for and
 * the web servers' configuration of just this release. Answers its folder. Web servers go over to it when they load
 * the configuration again: a page and its content security policy change in one moment.
 */
export const placeRelease = (release: Release): string => {
  const { built, root, settings, keepDays, keepReleases, now } = release;
  const source = join(built, 'deploy', sitesFile);
  if (!existsSync(source)) throw new Error(`${built} holds no built sites: run npm run build first.`);
  const sites = JSON.parse(readFileSync(source, 'utf8')) as ServedSite[];
  const { folder: releases, names, current } = releasesOf(root);
  const name = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const folder = join(releases, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already: wait a second.`);
  const unfinished = join(root, `.${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  const before = current && join(releases, current);
  copyFolder(join(built, 'brands'), unfinished, (file) =>
    before && isHashed(file) ? join(before, file) : null,
  );
  if (before) carryOver(before, unfinished, { now, keepDays });
  writeServerFiles(unfinished, { ...settings, sites, root: folder, current: join(root, 'current') });
  mkdirSync(releases, { recursive: true });
  renameSync(unfinished, folder);
  switchTo(root, name);
  const others = names.filter((other) => other !== current).toReversed();
  for (const other of others.slice(Math.max(0, keepReleases - 2)))
    rmSync(join(releases, other), { recursive: true, force: true });
  return folder;
};
