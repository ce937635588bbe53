import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artEdition } from '@marquee/art';
import type { FoundPicture } from './FoundPicture.ts';

/** Pictures drawn at the same time; each takes a whole core. */
const parallel = 2;

/** Where the build puts what it draws. */
export const builtPictures = (): string => join(import.meta.dirname, '../../../dist/pictures');

/** Drawn pictures. One that many ask for at once is drawn once. */
export type PictureCache = {
  /** The picture, where it is drawn. */
  find: (picture: FoundPicture) => Promise<Buffer | null>;
  /** The picture, drawn and kept where it was not. */
  draw: (picture: FoundPicture) => Promise<Buffer>;
};

const fileOf = ({ key }: FoundPicture) => createHash('sha256').update(key).digest('hex').slice(0, 32);

const read = (path: string) =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const keep = async (path: string, body: Buffer) => {
  const half = `${path}.${process.pid}.half`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(half, body);
  await rename(half, path);
};

/** Keeps drawn pictures in a folder, and takes those that are there already from others. */
export const createPictureCache = (folder: string, others: readonly string[] = []): PictureCache => {
  const places = [folder, ...others].map((place) => join(place, artEdition()));
  const own = join(folder, artEdition());
  const underWay = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  const drawn = async ({ draw }: FoundPicture) => {
    if (drawing >= parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    drawing += 1;
    try {
      return await draw();
    } finally {
      drawing -= 1;
      waiting.shift()?.();
    }
  };

  const find = async (picture: FoundPicture) => {
    const file = fileOf(picture);
    const place = places.find((one) => existsSync(join(one, file)));
    return place === undefined ? null : read(join(place, file));
  };

  const drawOnce = async (picture: FoundPicture) => {
    const known = await find(picture);
    if (known) return known;
    const body = await drawn(picture);
    await keep(join(own, fileOf(picture)), body);
    return body;
  };

  const draw = (picture: FoundPicture) => {
    const known = underWay.get(picture.key);
    if (known) return known;
    const body = drawOnce(picture).finally(() => underWay.delete(picture.key));
    underWay.set(picture.key, body);
    return body;
  };

  return { find, draw };
};
