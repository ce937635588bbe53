import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Edition of the drawings. Pictures kept from another edition are drawn anew. */
const artEdition = '3';

/** Pictures drawn at the same time; each takes a whole core. */
const parallel = 2;

/** Keeps drawn pictures in a folder; a picture that many ask for at once is drawn once. */
export const createPictureCache = (dataDir: string) => {
  const folder = join(dataDir, 'art', artEdition);
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  const drawn = async (draw: () => Promise<Buffer>) => {
    if (drawing >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    drawing += 1;
    try {
      return await draw();
    } finally {
      drawing -= 1;
      waiting.shift()?.();
    }
  };

  const keep = async (path: string, body: Buffer) => {
    const half = `${path}.${process.pid}.half`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(half, body);
    await rename(half, path);
  };

  const get = async (name: string, draw: () => Promise<Buffer>) => {
    const path = join(folder, createHash('sha256').update(name).digest('hex').slice(0, 32));
    try {
      return await readFile(path);
    } catch {
      const body = await drawn(draw);
      await keep(path, body);
      return body;
    }
  };

  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = underWay.get(name);
    if (known) return known;
    const picture = get(name, draw).finally(() => underWay.delete(name));
    underWay.set(name, picture);
    return picture;
  };
};
