import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The faces that Android draws a page with until the brand's own are there.
const faces = [
  import.meta.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf'),
];

/**
 * Path of a fontconfig file by which Chromium has the fonts of an Android phone and no others. With those of the
 * machine pages shift when their own fonts come, by as much as the two differ.
 */
export const phoneFonts = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'phone-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const folders = faces.map((face) => `<dir>${dirname(fileURLToPath(face))}</dir>`);
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders.join('')}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return file;
};
