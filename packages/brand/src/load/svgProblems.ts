import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Elements that draw, and nothing that runs, loads, styles the page around it or needs a font. */
const elements = new Set(
  'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern symbol use'.split(
    ' ',
  ),
);

const namespace = 'http://www.w3.org/2000/svg';

/** Links inside the drawing itself are `#name`; any other would load something. */
const foreignLink = /url\(\s*(?!['"]?#)|@import|expression\(|javascript:|data:/i;

/** One thing that an SVG may not have, and the line that it stands on. */
export interface SvgProblem {
  line: number;
  message: string;
}

const attributeProblems = ({ name, attributes }: SaxesTagNS): string[] =>
  Object.values(attributes).flatMap(({ name: attribute, local, uri, value }) => {
    const at = `<${name} ${attribute}>`;
    if (/^on/i.test(local)) return [`${at} would run a script.`];
    if (local === 'href' && !value.startsWith('#')) return [`${at} leads out of the drawing: "${value}".`];
    if (uri !== 'http://www.w3.org/2000/xmlns/' && foreignLink.test(value))
      return [`${at} would load something: "${value.slice(0, 60)}".`];
    return [];
  });

/**
 * What keeps an SVG from being put into a page as it stands: anything but elements that draw, scripts, links to
 * elsewhere, entities, and a missing `viewBox`.
 */
export function svgProblems(svg: string): SvgProblem[] {
  const problems: SvgProblem[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const add = (message: string) => void problems.push({ line: parser.line, message });
  let depth = 0;
  parser.on('error', (error) => {
    if (problems.length === 0) add(`it is no well-formed SVG: ${error.message.replace(/^[\d:]+ /, '')}`);
  });
  parser.on('doctype', () => add('a DOCTYPE may bring entities: take it out.'));
  parser.on('processinginstruction', ({ target }) => add(`<?${target}?> has no place in a page.`));
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 1 && (tag.local !== 'svg' || tag.uri !== namespace))
      add(`it begins with <${tag.name}>, and not with <svg xmlns="${namespace}">.`);
    else if (tag.uri !== namespace || !elements.has(tag.local))
      add(`<${tag.name}> is none of the elements that a logo may have: ${[...elements].join(', ')}.`);
    else if (depth === 1 && !viewBoxOf(svg)) add('<svg> has no viewBox with a width and a height.');
    for (const message of attributeProblems(tag)) add(message);
  });
  parser.on('closetag', () => void (depth -= 1));
  parser.write(svg).close();
  return problems;
}

/** The width and height that an SVG's `viewBox` gives; undefined where it gives none. */
export function viewBoxOf(svg: string): { width: number; height: number } | undefined {
  const numbers = /<svg\b[^>]*\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers ?? [];
  return width > 0 && height > 0 ? { width, height } : undefined;
}
