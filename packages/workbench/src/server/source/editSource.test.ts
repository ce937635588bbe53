import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { editSource, type SourceChange } from './editSource.ts';
import { formatLike } from './formatLike.ts';

const folder = join(import.meta.dirname, '../../../../../brands/sen-vang');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const edit = async (text: string, ...changes: SourceChange[]) =>
  formatLike('brand.ts', text, editSource('brand.ts', text, changes));

/** The lines that went and those that came. */
const changedLines = (before: string, after: string) =>
  diffLines(before, after).flatMap(({ added, removed, value }) =>
    value
      .trimEnd()
      .split('\n')
      .flatMap((line) => (added ? `+${line}` : removed ? `-${line}` : [])),
  );

test('a value changes its own line and no other', async () => {
  const before = read('tokens.ts');
  const after = await edit(
    before,
    { path: ['colours', 'accent'], value: '#ffcc00' },
    { path: ['radius'], value: 'sharp' },
  );
  expect(changedLines(before, after)).toEqual([
    "-    accent: '#e2b352',",
    "+    accent: '#ffcc00',",
    "-  radius: 'soft',",
    "+  radius: 'sharp',",
  ]);
});

test('comments stay where they are, beside what changes too', async () => {
  const before = read('brand.ts')
    .replace(
      "  defaultScheme: 'dark',",
      "  // Night is when they play.\n  defaultScheme: 'dark', // since 2024",
    )
    .replace("    header: 'centred',", "    /* tall */ header: 'centred', // of the frame");
  const after = await edit(
    before,
    { path: ['defaultScheme'], value: 'auto' },
    { path: ['layout', 'header'], value: 'leading' },
  );
  expect(changedLines(before, after)).toEqual([
    "-  defaultScheme: 'dark', // since 2024",
    "+  defaultScheme: 'auto', // since 2024",
    "-    /* tall */ header: 'centred', // of the frame",
    "+    /* tall */ header: 'leading', // of the frame",
  ]);
});

test('words with quotes, marks and lines of their own arrive as they were typed', async () => {
  const words = 'Nàng nói: "Đừng" – \'thật\'\n`${1}` \\ ặ';
  const after = await edit(read('brand.ts'), { path: ['texts', 'vi', 'tagline'], value: words });
  const written = /tagline: (.*),\n {6}heroTitle: 'Đêm/.exec(after)?.[1] ?? '';
  const module = await import(`data:text/javascript,export default ${encodeURIComponent(written)}`);
  expect(module.default).toBe(words);
});

test('a list is written in its new order', async () => {
  const before = read('brand.ts');
  const after = await edit(before, { path: ['hero', 'scenery'], value: 'deep-sea' });
  expect(changedLines(before, after)).toEqual([
    "-  hero: { scenery: 'lotus-pond' },",
    "+  hero: { scenery: 'deep-sea' },",
  ]);
});

test('a key that is not written yet is added behind the others', async () => {
  const before = read('tokens.ts').replace("  radius: 'soft',\n", '');
  const after = await edit(before, { path: ['radius'], value: 'sharp' });
  expect(changedLines(before, after)).toEqual(["+  radius: 'sharp',"]);
  const settings = read('settings.ts');
  const ordered = await edit(settings, { path: ['categories'], value: ['live', 'slots'] });
  expect(changedLines(settings, ordered)).toEqual(["+  categories: ['live', 'slots'],"]);
});

test('a font is named, and only fonts that are named are imported', async () => {
  const before = read('tokens.ts');
  const after = await edit(before, { path: ['type', 'display'], value: 'bodyFont', isName: true });
  expect(changedLines(before, after)).toEqual([
    "-import { bodyFont, displayFont } from './fonts.gen.ts';",
    "+import { bodyFont } from './fonts.gen.ts';",
    '-    display: displayFont,',
    '+    display: bodyFont,',
  ]);
  expect(await edit(after, { path: ['type', 'display'], value: 'displayFont', isName: true })).toBe(before);
});

test('what is no plain value is left to the person who wrote it', async () => {
  const before = read('tokens.ts').replace("'#e2b352'", 'gold');
  await expect(edit(before, { path: ['colours', 'accent'], value: '#ffffff' })).rejects.toThrow(/`gold`/);
});

test('a file that nobody formatted keeps its other lines', async () => {
  const before = "export const tokens = defineTokens({\n    radius : 'soft',\n      density:'roomy' })\n";
  const after = await edit(before, { path: ['radius'], value: 'sharp' });
  expect(changedLines(before, after)).toEqual(["-    radius : 'soft',", "+    radius : 'sharp',"]);
});
