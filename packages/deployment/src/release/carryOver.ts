import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { immutablePath } from '../sitePaths.ts';
import { filesIn } from './copyFolder.ts';

const day = 24 * 60 * 60 * 1000;

/** When each file of another release was last part of one that was served, by its path in the release. */
const readRetired = (release: string): Record<string, string> => {
  const file = join(release, 'retired.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
};

const brandOf = (name: string) => name.split('/')[0] ?? '';

/** Whether a file of a release, by its path in it, never changes under its name. */
export const isHashed = (name: string) => name.startsWith(`${brandOf(name)}/${immutablePath}`);

/**
 * Links into a release the hashed files that pages of the one served before it may still ask for, and notes since
 * when they are no longer part of one: after `keepDays` they are left behind. A brand that is gone takes its own along.
 */
export const carryOver = (
  before: string,
  release: string,
  { now, keepDays }: { now: Date; keepDays: number },
): void => {
  const known = readRetired(before);
  const retired = readRetired(release);
  for (const name of filesIn(before).filter(isHashed)) {
    const since = known[name] ?? now.toISOString();
    const isOver = now.getTime() - Date.parse(since) > keepDays * day;
    const target = join(release, name);
    if (isOver || existsSync(target) || !existsSync(join(release, brandOf(name)))) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkSync(join(before, name), target);
    retired[name] = since;
  }
  writeFileSync(join(release, 'retired.json'), JSON.stringify(retired));
};
