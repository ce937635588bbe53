import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { placeRelease, readDeployment, rollBack } from '@marquee/deployment';
import { requireConfirmed } from './steps/requireConfirmed.ts';
import { root } from './steps/root.ts';

const usage =
  'npm run release -- <folder> [--back] [--keep-days 30] [--keep-releases 3]\n' +
  'Puts the built sites below the folder that is served, such as /srv/marquee, or goes back to those before.';

const wholeOf = (name: string, text: string) => {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--${name} has to be a whole number, not "${text}".`);
  return Number(text);
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      'keep-days': { type: 'string', default: '30' },
      'keep-releases': { type: 'string', default: '3' },
    },
  });
  const [folder, ...further] = positionals;
  if (!folder || further.length > 0) throw new Error(usage);
  const keepDays = wholeOf('keep-days', values['keep-days']);
  const keepReleases = wholeOf('keep-releases', values['keep-releases']);
  const place = { root: resolve(folder), keepDays, now: new Date() };
  const built = join(root, 'apps/web/dist');
  if (!values.back) await requireConfirmed();
  const release = values.back
    ? rollBack(place)
    : placeRelease({
        ...place,
        built,
        keepReleases,
        settings: readDeployment(process.env),
      });
  console.log(`${release} is in place. Web servers serve it once they load its configuration:`);
  console.log('  nginx -t && systemctl reload nginx, or systemctl reload caddy');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
