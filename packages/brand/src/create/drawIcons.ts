import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { ICON_SIZES, type IconName, SOCIAL_SIZE } from '../constants/icons.ts';
import { viewBoxOf } from '../load/svgProblems.ts';
import type { LoadedBrand } from '../load/loadBrand.ts';
import { themeVars } from '../theme/themeVars.ts';
import { openFace, outlineOf } from './outlineOf.ts';

/** A drawing that is not in a page: theme variables and `currentColor` are what a scheme gives them. */
const settled = (svg: string, vars: Readonly<Record<string, string>>) =>
  svg
    .replaceAll(/var\((--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name: string, usual = '') => vars[name] ?? usual)
    .replaceAll('currentColor', vars['--mq-color-text'] ?? '#000000');

/** A drawing as part of another, in a box that it fills as far as its shape allows. */
const placed = (svg: string, box: { x: number; y: number; width: number; height: number }) => {
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return svg.trim().replace('<svg', `<svg ${place.join(' ')} preserveAspectRatio="xMidYMid meet"`);
};

const canvas = (width: number, height: number, ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${content}</svg>`;

const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();

/** The container that old browsers ask for, with one PNG in it. */
const ico = (picture: Buffer, edge: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/** The name's lettering and the tagline below it, on the ground that a new visitor sees. */
const drawSocial = ({ brand, tokens, assets }: LoadedBrand, logo: string, vars: Record<string, string>) => {
  const { width, height } = SOCIAL_SIZE;
  const files = tokens.type.display.faces.flatMap(({ file }) => assets.fonts[file] ?? []);
  const fonts = openFace(files);
  const tagline = brand.texts[brand.defaultLanguage]?.tagline ?? '';
  const wide = outlineOf(fonts, tagline, { size: 1, x: 0, y: 0 }).end;
  const size = Math.min(46, 1000 / wide);
  const line = outlineOf(fonts, tagline, { size, x: (width - wide * size) / 2, y: 470 });
  const { width: logoWidth, height: logoHeight } = viewBoxOf(logo)!;
  const box = Math.min(760 / logoWidth, 180 / logoHeight);
  return canvas(
    width,
    height,
    vars['--mq-color-canvas'] ?? '#ffffff',
    `<rect y="${height - 14}" width="${width}" height="14" fill="${tokens.colours.accent}"/>${placed(logo, {
      x: (width - logoWidth * box) / 2,
      y: 270 - (logoHeight * box) / 2,
      width: logoWidth * box,
      height: logoHeight * box,
    })}<path fill="${vars['--mq-color-text-muted'] ?? vars['--mq-color-text']}" d="${line.path}"/>`,
  );
};

/**
 * Draws what phones, launchers and shared links show of a brand, from the logo and mark of its folder. Rejects where
 * the display face has no letter of the tagline.
 */
export async function drawIcons(loaded: LoadedBrand): Promise<Record<IconName, Buffer>> {
  const { brand, tokens, assets } = loaded;
  const vars = themeVars(tokens, brand.defaultScheme === 'light' ? 'light' : 'dark');
  const ground = vars['--mq-color-canvas'] ?? '#ffffff';
  const logo = settled(readFileSync(assets.logo, 'utf8'), vars);
  const mark = settled(readFileSync(assets.mark, 'utf8'), vars);
  const square = (edge: number, part: number) => {
    const side = edge * part;
    const at = (edge - side) / 2;
    return canvas(edge, edge, ground, placed(mark, { x: at, y: at, width: side, height: side }));
  };
  const icons = await Promise.all(
    Object.entries(ICON_SIZES).map(async ([name, edge]) => {
      // A launcher that cuts keeps the middle four fifths.
      const part = name.includes('maskable') ? 0.62 : 0.8;
      return [name, await png(square(edge, part))] as const;
    }),
  );
  const favicon = settled(readFileSync(assets.favicon, 'utf8'), vars);
  const small = await sharp(Buffer.from(favicon), { density: 288 })
    .resize(32, 32, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return {
    ...(Object.fromEntries(icons) as Record<keyof typeof ICON_SIZES, Buffer>),
    'favicon.ico': ico(small, 32),
    'social.png': await png(drawSocial(loaded, logo, vars)),
  };
}
