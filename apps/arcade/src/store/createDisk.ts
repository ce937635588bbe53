import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';
import type { Store } from './openStore.ts';

const [openFile, sync, closeFile] = [promisify(open), promisify(fdatasync), promisify(close)];

/** What waits until everything that the store holds has reached the disk. */
export type Disk = {
  /** Rejects where the disk does not take it, and once closed: what was written may then be told to nobody. */
  reach: () => Promise<void>;
  /** Whoever waits by then is still served. */
  close: () => Promise<void>;
};

/**
 * Lets all who wait at the same time share one write to the disk, beside the program's own work. A store's own would
 * stop every player at each of a round's seven steps.
 */
export const createDisk = (store: Store): Disk => {
  const path = store.location();
  const changes = store.prepare('select total_changes() as n');
  const count = () => Number(changes.get()?.['n']);
  let file: Promise<number> | undefined;
  let reached = -1;
  let underWay: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isClosed = false;

  const write = async () => {
    const now = count();
    // The log of the store; it stands there from the first write on, for as long as the store is open.
    file ??= openFile(`${path}-wal`, 'r');
    await sync(await file);
    reached = now;
  };
  const begin = () => {
    following = undefined;
    underWay = write().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  return {
    reach: async () => {
      if (isClosed) throw new Error('The store is closed.');
      if (path === null || (!underWay && count() === reached)) return;
      // One that is under way may have begun before the last change.
      await (underWay ? (following ??= underWay.catch(() => undefined).then(begin)) : begin());
    },
    close: async () => {
      isClosed = true;
      await (following ?? underWay)?.catch(() => undefined);
      if (file) await closeFile(await file);
    },
  };
};
