import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { artEdition } from '@marquee/art';
import { VariablesError } from '@marquee/variables';
import { loadMerchants, parseVariables, readStorage } from '#kernel';
import { builtPictures, createPictureCache } from '#sites';
import { listPictures } from './listPictures.ts';

/** Pictures asked for at once; the cache says how many of them are drawn at the same time. */
const asked = 4;

const drawPictures = async () => {
  const problems: string[] = [];
  const { brandsDir } = readStorage(parseVariables(process.env, problems), problems);
  if (problems.length > 0) throw new VariablesError(problems);
  const pictures = listPictures(await loadMerchants(brandsDir));
  const cache = createPictureCache(builtPictures());
  const waiting = pictures.values();
  const work = async () => {
    for (const picture of waiting) await cache.draw(picture);
  };
  await Promise.all(Array.from({ length: asked }, work));
  const others = readdirSync(builtPictures()).filter((edition) => edition !== artEdition());
  for (const edition of others) rmSync(join(builtPictures(), edition), { recursive: true });
  console.log(`${pictures.length} pictures are drawn.`);
};

try {
  await drawPictures();
} catch (error) {
  console.error(error instanceof VariablesError ? error.message : error);
  process.exitCode = 1;
}
