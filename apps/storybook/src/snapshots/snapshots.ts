// Compares every story with what was accepted: `snapshots.ts [--accept] [part of a story's id …]`.
import { join, relative } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { launchPinnedBrowser } from '@marquee/config/browser';
import type { Page } from 'playwright';
import { galleryStories } from '../gallery/galleryStories.ts';
import { serveStories } from '../test/serveStories.ts';
import { accept } from './accept.ts';
import { environmentOf } from './environmentOf.ts';
import { findDifferences } from './findDifferences.ts';
import { findTextProblems, type TextProblem } from './findTextProblems.ts';
import { foreignLetters } from './foreignLetters.ts';
import { lanesOf } from './lanesOf.ts';
import { lookAt } from './lookAt.ts';
import { openStoryPage } from './openStoryPage.ts';
import { renderingOn, storyHost } from './rendering.ts';
import { readSnapshots } from './SnapshotStore.ts';
import { takePictures } from './takePictures.ts';
import { tellProgress } from './tellProgress.ts';
import { restingStory } from './showView.ts';
import { tellTexts } from './tellTexts.ts';
import { nameOf, type View } from './View.ts';
import { viewsOf } from './viewsOf.ts';
import { writeReport } from './writeReport.ts';

const words = process.argv.slice(2);
const isAccepting = words.includes('--accept');
const parts = words.filter((word) => !word.startsWith('-'));
const isAsked = (id: string) => parts.length === 0 || parts.some((part) => id.includes(part));
const views = viewsOf().filter(({ id }) => isAsked(id));
if (views.length === 0) throw new Error(`No story's id holds ${parts.join(' or ')}.`);

const brands = (await loadBrands(join(import.meta.dirname, '../../../../brands'))).map(({ brand }) => brand);
const snapshots = readSnapshots();
const server = await serveStories();
const browser = await launchPinnedBrowser(renderingOn(new URL(server.url).port));
const url = `http://${storyHost}/`;

type Look<T> = {
  what: string;
  seen: readonly View[];
  languageOf?: (own: string) => string;
  look: (page: Page, brand: string, view: View) => Promise<T[]>;
};

/** Pages wait more than they work: so many under each brand keep two cores busy. */
const pagesPerBrand = 2;

/** Looks at views under all brands at once. */
const underEachBrand = async <T>({ what, seen, languageOf = (own) => own, look }: Look<T>) => {
  const progress = tellProgress(what, seen.length * brands.length);
  const results = await Promise.all(
    brands.flatMap(({ id: brand, defaultLanguage }) =>
      lanesOf(seen, pagesPerBrand).map((lane) =>
        lookAt({
          brand,
          views: lane,
          open: () =>
            openStoryPage(browser, {
              url,
              story: restingStory,
              brand,
              language: languageOf(defaultLanguage),
            }),
          look: async (page, view) => {
            const found = await look(page, brand, view);
            progress.step();
            return found;
          },
        }),
      ),
    ),
  );
  progress.end();
  return { found: results.flatMap(({ found }) => found), failures: results.flatMap((each) => each.failures) };
};

const compare = async () => {
  const environment = await environmentOf(browser);
  const isExact = environment === snapshots.environment;
  if (!isExact && !isAccepting)
    console.log(
      `This machine draws with ${environment}, the snapshots with ${snapshots.environment}: they are compared coarsely.`,
    );
  const letters: TextProblem[] = [];
  const pictures = await underEachBrand({
    what: 'pictures',
    seen: views,
    look: async (page, brand, view) => {
      const drawn = await takePictures(page, { brand, view, snapshots });
      const problems = await foreignLetters(page);
      letters.push(...problems.map((problem) => ({ title: view.title, brand, problem })));
      for (const { title, variant, changed } of drawn)
        if (changed && isExact && !isAccepting)
          console.error(`✗ ${title} (${variant}) is not as it was accepted`);
      return drawn;
    },
  });
  for (const line of tellTexts(letters)) console.error(`✗ ${line}`);
  if (isAccepting) {
    const failed = new Set(pictures.failures.map(({ view }) => view));
    const isWhole = parts.length === 0;
    const count = await accept({ drawn: pictures.found, snapshots, environment, isWhole, failed });
    console.log(`${count} views are accepted as they are now.`);
    for (const name of failed) console.error(`✗ ${name} stays as it was: it could not be looked at`);
    return pictures.failures.length + letters.length;
  }
  const screens = new Set(galleryStories.map(({ id }) => id));
  const texts = await underEachBrand({
    what: 'views in the pseudo-language',
    seen: views.filter((view) => nameOf(view) === view.id),
    languageOf: () => 'pseudo',
    look: (page, brand, view) => findTextProblems(page, { brand, view, isScreen: screens.has(view.id) }),
  });
  for (const line of tellTexts(texts.found)) console.error(`✗ ${line}`);
  const differences = await findDifferences(pictures.found, snapshots, isExact);
  const known = new Set(viewsOf().map(nameOf));
  const gone = Object.keys(snapshots.views).filter((name) => isAsked(name) && !known.has(name));
  for (const name of gone) console.error(`✗ ${name} is gone`);
  const failures = [...pictures.failures, ...texts.failures];
  const problems = [...letters, ...texts.found];
  const count = differences.length + problems.length + gone.length + failures.length;
  if (count === 0) return 0;
  const report = await writeReport({ differences, gone, texts: problems, failures });
  console.error(
    `\nLook at ${relative(process.cwd(), report)}; to take it as it is: npm run snapshots -- --accept`,
  );
  return count;
};

try {
  if ((await compare()) > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
