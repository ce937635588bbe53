import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './Fault.ts';

/** Why a fault cannot be planted any more; undefined where it can. */
export const stalenessOf = (fault: Fault, folder: string): string | undefined => {
  for (const { file, find } of fault.edits) {
    const path = join(folder, file);
    if (!existsSync(path)) return `${file} is gone`;
    const text = readFileSync(path, 'utf8');
    const times = text.split(find).length - 1;
    if (times !== 1) return `“${find.split('\n')[0]!.trim()}” stands ${times} times in ${file}`;
  }
  return undefined;
};

/** Writes a fault into a folder, or nothing of it and says why it has gone stale. */
export const plant = (fault: Fault, folder: string): string | undefined => {
  const staleness = stalenessOf(fault, folder);
  if (staleness) return `gone stale: ${staleness}`;
  for (const { file, find, replace } of fault.edits) {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(find, () => replace),
    );
  }
  return undefined;
};
