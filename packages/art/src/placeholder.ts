import { faces, letter } from './lettering.ts';
import { mix } from './mix.ts';
import type { Palette } from './Palette.ts';

/** What stands in for a picture that is not drawn yet: its colours and, where it has one, its title. */
export const placeholder = ({
  width,
  height,
  palette,
  title = '',
}: {
  width: number;
  height: number;
  palette: Palette;
  title?: string;
}): string => {
  const box = { width: width * 0.84, height: height * 0.24 };
  const words =
    title &&
    `<path d="${letter(title.toLocaleUpperCase('vi'), faces[0], box).path}" fill="${palette.bright}" transform="translate(${width / 2} ${height / 2})"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="ground" gradientTransform="rotate(70)"><stop stop-color="${mix(palette.mid, palette.main, 0.3)}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>${words}</svg>`;
};
