// Cuts the fonts that brands/<id>/fonts.json names: `node packages/brand/scripts/fonts.ts [brand id …]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFonts } from './makeFonts.ts';

const brandsDirectory = resolve(import.meta.dirname, '../../../brands');
const wanted = process.argv.slice(2);
const ids = wanted.length > 0 ? wanted : readdirSync(brandsDirectory);

for (const id of ids) {
  const directory = join(brandsDirectory, id);
  const list = join(directory, 'fonts.json');
  if (!existsSync(list)) continue;
  const sizes = await makeFonts(directory, JSON.parse(readFileSync(list, 'utf8')));
  for (const [file, bytes] of sizes) console.log(`${file}: ${(bytes / 1024).toFixed(1)} KiB`);
}
