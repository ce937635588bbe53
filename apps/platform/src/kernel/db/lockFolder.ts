import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError.ts';

/** What the kernel tells of a process: its state, and when it began, in ticks; nothing where it does not tell. */
const statOf = (pid: number): { state?: string; start?: string } => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], start: fields[19] };
  } catch {
    return {};
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Process ids are used again, in containers at every start: the holder is who began when the lock says. One that has
 * ended and whose parent has not asked for its end yet (state `Z`) holds nothing.
 */
const isHeld = (owner: string): boolean => {
  const [pid, start] = owner.split(' ');
  if (!/^\d+$/.test(pid ?? '') || !isAlive(Number(pid))) return false;
  const holder = statOf(Number(pid));
  return holder.state !== 'Z' && (!start || holder.start === start);
};

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;

/**
 * Takes a folder for this process, for PGlite takes no lock of its own and two openers would destroy the data.
 * A lock whose process is gone is taken over. Returns the release; throws `StartError` when another holds it.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'platform.lock');
  const mine = join(folder, `platform.lock.${process.pid}.${performance.now()}`);
  const stale = `${mine}.stale`;
  const owner = `${process.pid} ${statOf(process.pid).start ?? ''}`.trim();
  writeFileSync(mine, owner);
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      try {
        linkSync(mine, lock);
        return () => {
          if (read(lock) === owner) rmSync(lock, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(lock);
      if (holder !== undefined && isHeld(holder)) break;
      if (holder !== undefined) takeAway(lock, stale, holder);
    }
  } finally {
    rmSync(mine, { force: true });
    rmSync(stale, { force: true });
  }
  const pid = read(lock)?.split(' ')[0] ?? 'another process';
  throw new StartError(
    `Another platform (process ${pid}) uses the data in ${folder}: stop it, or set DATA_DIR to another folder.`,
  );
};

/** Moves a stale lock aside; puts it back when a faster starter has replaced it in the meantime. */
const takeAway = (lock: string, stale: string, expected: string) => {
  try {
    renameSync(lock, stale);
    if (read(stale) !== expected) linkSync(stale, lock);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  }
};
