// Compares every story with what was accepted: `snapshots.ts [--accept] [part of a story's id …]`.
import { join, relative } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { launchBrowser } from '@marquee/config/browser';
import { serveStories } from '../test/serveStories.ts';
import { accept } from './accept.ts';
import { environmentOf } from './environmentOf.ts';
import { findDifferences } from './findDifferences.ts';
import { findTextProblems } from './findTextProblems.ts';
import { openStoryPage } from './openStoryPage.ts';
import { renderingOn, storyHost } from './rendering.ts';
import { readSnapshots } from './SnapshotStore.ts';
import { takePictures } from './takePictures.ts';
import { viewsOf } from './viewsOf.ts';
import { writeReport } from './writeReport.ts';
import { nameOf } from './View.ts';

const words = process.argv.slice(2);
const isAccepting = words.includes('--accept');
const parts = words.filter((word) => !word.startsWith('-'));
const views = viewsOf().filter(({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)));
if (views.length === 0) throw new Error(`No story's id holds ${parts.join(' or ')}.`);

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);
const snapshots = readSnapshots();
const server = await serveStories();
const browser = await launchBrowser(renderingOn(new URL(server.url).port));
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

const inPages = async <T>(
  languageOf: (own: string) => string,
  look: (page: Awaited<ReturnType<typeof openStoryPage>>, brand: string) => Promise<T[]>,
) => {
  const found = await Promise.all(
    brands.map(async ({ id, defaultLanguage }) => {
      const page = await openStoryPage(browser, {
        url: `http://${storyHost}/`,
        story: 'theme-tokens--reference',
        brand: id,
        language: languageOf(defaultLanguage),
      });
      try {
        return await look(page, id);
      } finally {
        await page.context().close();
      }
    }),
  );
  return found.flat();
};

try {
  const environment = await environmentOf(browser);
  const isExact = environment === snapshots.environment;
  const drawn = await inPages(
    (own) => own,
    (page, brand) => takePictures(page, { brand, views, snapshots }),
  );
  console.log(`${drawn.length} pictures of ${views.length} views, ${seconds()}.`);
  if (isAccepting) {
    const count = await accept({ drawn, snapshots, environment, isWhole: parts.length === 0 });
    console.log(`${count} views are accepted as they are now.`);
  } else {
    if (!isExact)
      console.log(
        `This machine draws with ${environment}, the snapshots with ${snapshots.environment}: they are compared coarsely.`,
      );
    const texts = await inPages(
      () => 'pseudo',
      (page, brand) => findTextProblems(page, { brand, views }),
    );
    console.log(`The texts of ${views.length} views are looked at, ${seconds()}.`);
    const differences = await findDifferences(drawn, snapshots, isExact);
    const known = new Set(viewsOf().map(nameOf));
    const gone = Object.keys(snapshots.views).filter((name) => !known.has(name));
    if (differences.length + texts.length + gone.length > 0) {
      const report = await writeReport({ differences, gone, texts });
      for (const { drawn: each, before } of differences)
        console.error(`✗ ${each.title} (${each.variant}) ${before ? 'is not as it was accepted' : 'is new'}`);
      for (const name of gone) console.error(`✗ ${name} is gone`);
      for (const { title, brand, problem } of texts)
        console.error(`✗ ${title} (${brand}, pseudo-language): ${problem}`);
      console.error(
        `\nLook at ${relative(process.cwd(), report)}; to take it as it is: npm run snapshots -- --accept`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
