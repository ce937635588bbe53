import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { BrandAssets } from './BrandAssets.ts';
import type { BrandProblem } from './BrandError.ts';
import { svgProblems, viewBoxOf } from './svgProblems.ts';

/** Widths of a logo, as parts of its height, that a phone's bar has room for beside its buttons. */
export const MOST_LOGO_WIDTH = 5;

/** What a brand's folder lacks, and drawings that may not be put into a page or would not fit there. */
export function assetProblems(directory: string, assets: BrandAssets): BrandProblem[] {
  const { logo, mark, favicon, icons, fonts } = assets;
  const shown = (path: string) => `${relative(dirname(dirname(directory)), path)}`;
  const problem = (path: string, message: string, line?: number): BrandProblem => ({
    file: shown(path),
    ...(line !== undefined && { line }),
    key: '',
    message,
  });
  const drawn = new Set([logo, mark, favicon, ...Object.values(icons)]);
  return [...drawn, ...Object.values(fonts)].flatMap((path) => {
    const redraw = drawn.has(path) ? ` \`npm run brand -- redraw ${basename(directory)}\` draws it.` : '';
    if (!existsSync(path)) return [problem(path, `the file is missing.${redraw}`)];
    if (!path.endsWith('.svg')) return [];
    const svg = readFileSync(path, 'utf8');
    const unsafe = svgProblems(svg);
    if (unsafe.length > 0) return unsafe.map(({ line, message }) => problem(path, message, line));
    const { width, height } = viewBoxOf(svg)!;
    if (path !== logo || width / height <= MOST_LOGO_WIDTH) return [];
    const ratio = (width / height).toFixed(1);
    return [problem(path, `it is ${ratio} times as wide as high; a phone has room for ${MOST_LOGO_WIDTH}.`)];
  });
}
