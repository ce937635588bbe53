import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../steps/root.ts';

const file = join(root, 'node_modules/.cache/marquee/passed.json');

type Passed = Record<string, { hash: string; at: string }>;

const read = (): Passed => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Passed;
  } catch {
    return {};
  }
};

/** When a task last passed with this very hash; undefined where it has not. */
export const passedAt = (task: string, hash: string | undefined): string | undefined => {
  const last = read()[task];
  return last && last.hash === hash ? last.at : undefined;
};

/** Keeps that tasks have passed, for the next run of the gate in this folder. */
export const keepPassed = (tasks: readonly string[], hashes: ReadonlyMap<string, string>): void => {
  const at = new Date().toISOString();
  const passed = read();
  for (const task of tasks) passed[task] = { hash: hashes.get(task) ?? '', at };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passed));
};
