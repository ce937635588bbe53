import { merchantFiles } from '@marquee/deployment';
import type { Language } from '@marquee/reference';
import type { Merchant } from '#kernel';
import type { SiteFile } from './SiteFile.ts';
import type { SiteFolder } from './SiteFolder.ts';

/** What is sent for a path, and with which status. */
export type FoundPage = {
  file: SiteFile;
  status: 200 | 404;
  /** Where the file is a page's frame: which page it stands in for. */
  framed?: { language: Language; path: string };
};

const ownFiles: readonly string[] = merchantFiles;

const join = (...parts: string[]) => parts.filter(Boolean).join('/');

/** Whether a path looks like a file, so that a missing one must not be answered with a page. */
const isFileName = (path: string) => /\.(?!html$)[a-z0-9]+$/i.test(path);

/**
 * Finds what a path of a merchant's site shows: a file of the folder; a page that the build has written; or the frame
 * that stands in for a page until it is made, which is a 404 when no route has that path.
 */
export const findPage = (
  { files, isRoute }: SiteFolder,
  { brand, code, isPrimary }: Pick<Merchant, 'brand' | 'code' | 'isPrimary'>,
  path: string,
): FoundPage | null => {
  const exact = path.slice(1);
  const isHidden = exact.startsWith('merchants/') || exact.endsWith('.html');
  const own = isPrimary ? '' : `merchants/${code}`;
  const file = isHidden ? undefined : files.get(ownFiles.includes(exact) ? join(own, exact) : exact);
  if (file) return { file, status: 200 };
  if (isFileName(path)) return null;

  const [first = '', ...rest] = exact.split('/');
  const language = brand.languages.find((one) => one === first && one !== brand.defaultLanguage);
  const local = (language ? rest.join('/') : exact).replace(/\/$/, '').replace(/(^|\/)index\.html$/, '');
  const folder = join(own, language ?? '');
  const page = local.startsWith('merchants/') ? undefined : files.get(join(folder, local, 'index.html'));
  if (page) return { file: page, status: 200 };
  const frame = files.get(join(folder, 'app.html'));
  if (!frame) return null;
  if (!isRoute(`/${local}`)) return { file: frame, status: 404 };
  return {
    file: frame,
    status: 200,
    framed: { language: language ?? brand.defaultLanguage, path: `/${local}` },
  };
};
