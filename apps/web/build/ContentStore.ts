import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { packedTypes } from '@marquee/deployment';
import { compress, type FileOwner } from './compress.ts';

const compressible = new Set<string>(packedTypes);

/** What stands beside a text so that a web server can send it small. */
const endings = ['', '.br', '.gz'];

/** Files by the hash of their content, each compressed once, however many brands and builds have it. */
export type ContentStore = {
  /** Keeps a file's content, compressed too where that helps; answers its key. */
  keep: (name: string, content: Buffer, owner: FileOwner) => Promise<string>;
  /** Puts a kept file at a path, and what it is compressed to beside it. */
  place: (key: string, path: string) => void;
  has: (key: string) => boolean;
  /** Removes what was kept before a moment and is none of the keys. */
  sweep: (keys: ReadonlySet<string>, before: Date) => void;
};

/** A link where the file system can, for it costs no space; a copy elsewhere. */
const linkOrCopy = (from: string, to: string) => {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    copyFileSync(from, to);
  }
};

/** Files are whole as soon as they have their name, whoever is killed. */
const writeWhole = async (path: string, content: Buffer) => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  renameSync(draft, path);
};

/** Opens the store in a folder. */
export const openContentStore = (folder: string): ContentStore => {
  mkdirSync(folder, { recursive: true });
  const underWay = new Map<string, Promise<void>>();
  const write = async (key: string, content: Buffer, owner: FileOwner) => {
    const path = join(folder, key);
    if (existsSync(path)) return;
    if (compressible.has(extname(key))) {
      const { br, gz } = await compress(content, owner);
      await Promise.all([writeWhole(`${path}.br`, br), writeWhole(`${path}.gz`, gz)]);
    }
    // Last: whoever finds it finds the others too.
    await writeWhole(path, content);
  };
  return {
    keep: async (name, content, owner) => {
      const key = `${createHash('sha256').update(content).digest('hex')}${extname(name)}`;
      const writing = underWay.get(key) ?? write(key, content, owner);
      underWay.set(key, writing);
      await writing;
      return key;
    },
    place: (key, path) => {
      for (const ending of compressible.has(extname(key)) ? endings : [''])
        linkOrCopy(join(folder, key) + ending, path + ending);
    },
    has: (key) => existsSync(join(folder, key)),
    sweep: (keys, before) => {
      for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (!keys.has(name.replace(/\.(br|gz)$/, '')) && statSync(path).mtime < before) rmSync(path);
      }
    },
  };
};
