import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { publicNames } from './publicNames.ts';

const root = join(import.meta.dirname, '..');
const index = join(root, 'src/index.ts');
const ENTRY = '\0entry';

/** What a page would load for one export alone, React and Lingui not counted, for every page has them. */
const bundle = async (name: string) => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      vanillaExtractPlugin(),
      react(),
      {
        name: 'one-export',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `export { ${name} } from ${JSON.stringify(index)};` : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: 'entry',
        external: [/^react(?:-dom)?(?:\/|$)/, /^@lingui\//],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const text = (kind: string) =>
    outputs
      .filter(({ fileName }) => fileName.endsWith(kind))
      .map((output) => ('code' in output ? output.code : String(output.source)))
      .join('');
  return { script: brotliCompressSync(text('.js')).length, styles: brotliCompressSync(text('.css')).length };
};

const ICON = './icons/';
const parts = [...publicNames(index)].flatMap(([module, names]) =>
  names.filter(({ isType }) => !isType).map(({ name }) => ({ name, isIcon: module.startsWith(ICON) })),
);
// All icons are alike: one stands for them, and the list of categories for those that are chosen by a name.
const icons = parts.filter(({ isIcon }) => isIcon).map(({ name }) => name);
const measured = [
  ...parts.filter(({ isIcon, name }) => !isIcon && /^[A-Z]/.test(name)).map(({ name }) => name),
  ...icons.slice(0, 1),
];

const row = (...cells: readonly (string | number)[]) =>
  cells.map((cell, column) => (column === 0 ? String(cell).padEnd(20) : String(cell).padStart(9))).join('');
console.log('\nThe kit, each part alone: bytes after brotli, React and Lingui not counted');
console.log(row('', 'script', 'styles', 'both'));
const sizes: { name: string; script: number; styles: number }[] = [];
for (const name of measured) sizes.push({ name, ...(await bundle(name)) });
for (const { name, script, styles } of sizes.toSorted((a, b) => b.script + b.styles - a.script - a.styles)) {
  console.log(row(name, script, styles, script + styles));
}
const all = await bundle(measured.join(', '));
console.log(row(`all ${measured.length}`, all.script, all.styles, all.script + all.styles));
