import { run } from './steps/run.ts';
import { turboBuild } from './steps/turboBuild.ts';

const build = () => turboBuild(['@marquee/web', '@marquee/arcade']);

const parts: Record<string, () => Promise<void>> = {
  sites: async () => {
    await build();
    await run('pnpm', ['--filter', '@marquee/e2e', 'bench']);
  },
  games: async () => {
    await build();
    await run('pnpm', ['--filter', '@marquee/e2e', 'bench:games']);
  },
  brands: () => run('pnpm', ['--filter', '@marquee/e2e', 'bench:brands']),
  kit: () => run('pnpm', ['--filter', '@marquee/ui', 'bench']),
  console: () => run('pnpm', ['--filter', '@marquee/platform', 'bench:console']),
  ledger: () => run('pnpm', ['--filter', '@marquee/platform', 'bench']),
};

/** Measures everything, or the parts that are named: `npm run bench -- ledger`. */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) await parts[name]?.();
