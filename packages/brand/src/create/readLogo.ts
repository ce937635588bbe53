import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { MOST_LOGO_WIDTH } from '../load/assetProblems.ts';
import { BrandError } from '../load/BrandError.ts';
import { svgProblems, viewBoxOf } from '../load/svgProblems.ts';

/** Size of a root element in pixels, where a drawing program gave that instead of a view box. */
const withViewBox = (svg: string) => {
  if (viewBoxOf(svg)) return svg;
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const side = (name: string) => new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1];
  const [width, height] = [side('width'), side('height')];
  return width && height ? svg.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`) : svg;
};

/**
 * An operator's logo, as it may stand in a page: without what drawing programs leave in it, its style sheets written
 * into its elements, its ids prefixed so that none meets another of the page. Throws a `BrandError` with the line of
 * each thing that a page may not hold.
 */
export function readLogo(file: string, id: string): string {
  const text = readFileSync(file, 'utf8');
  const refuse = (problems: readonly { line?: number; message: string }[]) =>
    new BrandError(problems.map((problem) => ({ file, key: '', ...problem })));
  const unsafe = svgProblems(text).filter(({ message }) =>
    /script|leads out|would load|well-formed|DOCTYPE may/.test(message),
  );
  if (unsafe.length > 0) throw refuse(unsafe);
  const { data } = optimize(withViewBox(text), {
    path: file,
    multipass: true,
    plugins: [
      'preset-default',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeDimensions',
      'removeScripts',
      { name: 'prefixIds', params: { prefix: id, prefixClassNames: false } },
    ],
  });
  const problems = svgProblems(data).map(({ message }) => ({ message }));
  if (problems.length > 0) throw refuse(problems);
  const { width, height } = viewBoxOf(data)!;
  if (width / height > MOST_LOGO_WIDTH)
    throw refuse([
      {
        message: `it is ${(width / height).toFixed(1)} times as wide as high; a phone's bar has room for ${MOST_LOGO_WIDTH}. Take one in two lines or a mark alone.`,
      },
    ]);
  return `${data.trim()}\n`;
}
