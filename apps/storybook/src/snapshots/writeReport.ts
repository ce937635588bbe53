import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDifference } from './drawDifference.ts';
import type { Difference } from './findDifferences.ts';
import type { Problem } from './Problem.ts';
import { pngOf } from './Thumbnail.ts';

const folder = join(import.meta.dirname, '../../test-results/snapshots');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `body{font:16px system-ui;margin:2rem;color:#111;background:#fff}h2{font-size:1.1rem;margin-block:2.5rem .5rem}
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0;max-width:32%}figcaption{color:#555;font-size:.85rem}
img{max-width:100%;border:1px solid #bbb}img.small{width:100%;min-width:14rem}code{background:#eee}`;

const figure = (file: string | undefined, caption: string, isSmall = false) =>
  `<figure><figcaption>${caption}</figcaption>${file ? `<img src="${file}"${isSmall ? ' class="small"' : ''} alt="${caption}" loading="lazy">` : '–'}</figure>`;

const sectionOf = async (difference: Difference, index: number) => {
  const { drawn, before } = difference;
  const keep = (name: string, bytes: Buffer) => {
    const file = `${index}-${name}`;
    writeFileSync(join(folder, file), bytes);
    return file;
  };
  const expected = before?.thumbnail && keep('expected.png', await pngOf(before.thumbnail));
  const actual = keep('actual.png', drawn.changed.png);
  const marked = before && keep('difference.webp', await drawDifference(difference));
  return `<h2>${escaped(drawn.title)} <code>${escaped(drawn.view)}</code> ${escaped(drawn.variant)}${before ? '' : ' (new)'}</h2>
<div class="row">${figure(expected, 'Expected (small, as committed)', true)}${figure(actual, 'Actual')}${figure(marked, 'Difference: what changed is marked')}</div>`;
};

type Findings = {
  differences: readonly Difference[];
  gone: readonly string[];
  problems: readonly Problem[];
  failures: readonly Problem[];
};

const listOf = (title: string, problems: readonly Problem[]) => {
  if (problems.length === 0) return '';
  const rows = problems.map(
    (each) => `<li><b>${escaped(each.title)}</b>, ${escaped(each.where)}: ${escaped(each.problem)}</li>`,
  );
  return `<h2>${title}</h2><ul>${rows.join('')}</ul>`;
};

/** Writes what was found as a page with pictures; gives its path. */
export const writeReport = async ({ differences, gone, problems, failures }: Findings): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = [];
  for (const [index, difference] of differences.entries()) sections.push(await sectionOf(difference, index));
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Snapshots</title><style>${style}</style>
<h1>${differences.length} pictures and ${problems.length} problems</h1>
<p>If this is what was wanted: <code>npm run snapshots -- --accept</code></p>
${gone.length > 0 ? `<h2>Gone</h2><p>${gone.map(escaped).join(', ')}</p>` : ''}
${listOf('Could not be looked at', failures)}
${listOf('What is wrong besides the pictures', problems)}
${sections.join('\n')}</html>`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
};
