// `newFeature.ts <id> --title "<title>" [--title-<language> "<title>"] [--no-pictures]`: a feature that works at once.
import { languageIds } from '@marquee/reference';
import { parseArgs } from 'node:util';
import { fillCatalogs } from './newFeature/fillCatalogs.ts';
import { namesOf } from './newFeature/FeatureWish.ts';
import { FeatureRefusal, writeFeature } from './newFeature/writeFeature.ts';
import { root } from './steps/root.ts';
import { run } from './steps/run.ts';

const further = languageIds.filter((language) => language !== 'en');
const usage = `npm run new-feature -- <id> --title "<English title>" ${further.map((language) => `--title-${language} "<title>"`).join(' ')} [--no-pictures]
  id      name of its folder and of its address in the member area, such as live-streams
  title   what it is called; other languages have it by --title-<language>
It makes packages/features/<id> with a page, its texts and tests, a call in the contract with its handler and test,
a screen in the gallery with its pictures accepted, and lists the feature for every brand.`;

const readWish = () => {
  const text = { type: 'string' } as const;
  const options = Object.fromEntries(further.map((language) => [`title-${language}`, text]));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: text, 'no-pictures': { type: 'boolean', default: false }, ...options },
  });
  const [id, ...more] = positionals;
  const titles = Object.fromEntries(
    languageIds.flatMap((language) => {
      const title = (values as Record<string, unknown>)[language === 'en' ? 'title' : `title-${language}`];
      return typeof title === 'string' && title.trim() ? [[language, title.trim()]] : [];
    }),
  );
  const missing = languageIds.filter((language) => !titles[language]);
  if (!id || more.length > 0) throw new FeatureRefusal('Name one feature.');
  if (missing.length > 0) throw new FeatureRefusal(`The title is missing in ${missing.join(', ')}.`);
  return { wish: { id, titles }, hasPictures: !values['no-pictures'] };
};

try {
  const { wish, hasPictures } = readWish();
  const written = writeFeature(root, wish);
  await run('pnpm', ['install', '--offline', '--no-frozen-lockfile', '--reporter=silent']);
  await run('node', ['scripts/generate.ts']);
  fillCatalogs(root, wish);
  await run('pnpm', ['exec', 'oxfmt', ...written.filter((path) => !path.endsWith('.md'))]);
  const { title } = namesOf(wish);
  if (hasPictures) await run('node', ['scripts/snapshots.ts', '--accept', title]);
  console.log(
    `\n${title} stands in packages/features/${wish.id}. Its page is /member/${wish.id} of every brand.`,
  );
  console.log(
    'What it shows is still the moment of the answer: begin with the row in packages/contract/src/domains.',
  );
} catch (error) {
  const isSlip =
    error instanceof FeatureRefusal || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isSlip ? `${(error as Error).message}\n\n${usage}` : error);
  process.exitCode = 1;
}
