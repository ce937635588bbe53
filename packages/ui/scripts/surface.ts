import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { declarations } from './declarations.ts';
import { publicNames } from './publicNames.ts';
import { withVariants } from './withVariants.ts';

const root = join(import.meta.dirname, '..');
const report = join(root, 'generated/surface.md');

const compile = (folder: string) => {
  const done = spawnSync('pnpm', ['exec', 'tsc', '-p', 'tsconfig.surface.json', '--outDir', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The kit does not compile:\n${done.stdout}${done.stderr}`);
  return join(folder, 'packages/ui/src');
};

const ICON = /^(?:\/\*\*.*\*\/\n)?const \w+: \(props: IconProps\) => JSX\.Element;$/;

/** The report: each module of the kit with what of it is public and the types that this needs. */
const surface = (folder: string) => {
  const icons: string[] = [];
  const modules: { title: string; parts: readonly string[] }[] = [];
  for (const [module, exported] of publicNames(join(root, 'src/index.ts'))) {
    const names = exported.map(({ name }) => name);
    const path = join(folder, module.replace(/\.tsx?$/, '.d.ts'));
    const all = declarations(path);
    const isPublic = ({ name, isExported }: (typeof all)[number]) => isExported && names.includes(name);
    if (all.some((each) => isPublic(each) && ICON.test(each.text))) {
      icons.push(...names);
      continue;
    }
    modules.push({
      title: basename(module).replace(/\.(?:css\.)?tsx?$/, ''),
      parts: all
        .filter((each) => isPublic(each) || !each.isExported)
        .map(({ text }) => withVariants(text, path)),
    });
  }
  const sections = modules
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, parts }) => `## ${title}\n\n\`\`\`ts\n${parts.join('\n')}\n\`\`\`\n`);
  return [
    '# Public surface of the kit\n',
    'Generated from `src/index.ts` by `npm run generate`; do not edit. A change here is a change for every site.\n',
    ...sections,
    '## Icons\n',
    'Each takes `IconProps`.\n',
    `${icons
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((name) => `- ${name}`)
      .join('\n')}\n`,
  ].join('\n');
};

const folder = mkdtempSync(join(tmpdir(), 'surface-'));
try {
  const text = surface(compile(folder));
  if (!process.argv.includes('--check')) writeFileSync(report, text);
  else if (readFileSync(report, 'utf8') !== text) {
    console.error(
      'packages/ui/generated/surface.md is not current: run `npm run generate`, look at what changed for the sites and commit it.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
