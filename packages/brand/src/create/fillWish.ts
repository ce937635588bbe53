import { BrandError } from '../load/BrandError.ts';
import { readDomain } from '../load/readDomain.ts';
import { schemaProblems } from '../load/schemaProblems.ts';
import { type BrandWish, wishSchema } from './BrandWish.ts';

/** Letters that Unicode does not take apart into a base and a mark. */
const plain: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** The id that a name suggests: "Đại Phát 88" is `dai-phat-88`; empty where nothing of it can stand in one. */
export function idOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const ascii = letters.replaceAll(/[^\p{ASCII}]/gu, (letter) => plain[letter] ?? '-');
  return ascii
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
}

const merchantOf = (id: string) => id.replaceAll('-', '').toUpperCase().slice(0, 20);

/**
 * Fills what follows from the rest (id, merchant code, domain, model) and checks the whole. Throws a `BrandError`
 * whose problems name `source`, the flags or the file that said it.
 */
export function fillWish(said: Readonly<Record<string, unknown>>, source: string): BrandWish {
  const word = (key: string) => (typeof said[key] === 'string' && said[key] !== '' ? said[key] : undefined);
  const id = word('id') ?? idOf(word('name') ?? '');
  const domain = word('domain') ?? `${id}.localhost`;
  const wish = {
    ...said,
    id,
    from: word('from') ?? 'northbay',
    merchant: word('merchant') ?? merchantOf(id),
    domain: readDomain(domain) ?? domain,
  };
  const problems = schemaProblems(wishSchema, wish).map(({ key, message }) => {
    if (key === 'domain') return { key, message: `"${domain}" is no domain, such as lotus-bay.com.` };
    if (key === 'id')
      return {
        key,
        message: `"${id}" is no id: lower-case letters and digits, words joined by hyphens, such as lotus-bay.`,
      };
    if (key === 'merchant')
      return {
        key,
        message: `"${wish.merchant}" is no merchant code: 3 to 20 capitals and digits, such as LOTUSBAY.`,
      };
    return { key, message };
  });
  if (problems.length > 0) throw new BrandError(problems.map((problem) => ({ file: source, ...problem })));
  return wish as BrandWish;
}
