import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDrawn } from '../../src/create/redrawBrand.ts';
import { loadData } from '../../src/load/loadBrand.ts';
import { readDomain } from '../../src/load/readDomain.ts';
import type { Brand } from '../../src/schema/brandSchema.ts';
import { findBrand } from './findBrand.ts';
import { mentionsOf, namesOf } from './mentionsOf.ts';
import type { Tool } from './Tool.ts';
import { UsageError } from './UsageError.ts';

/** What is to be called otherwise. */
export interface Renaming {
  id?: string;
  name?: string;
  /** `OLD=NEW` of a merchant's code. */
  merchant?: string;
  /** `old=new` of a domain. */
  domain?: string;
  force?: boolean;
}

/** How many members a merchant has in the database that is there; undefined where there is none. */
type CountMembers = (code: string) => Promise<number | undefined>;

const pairOf = (option: string, text: string) => {
  const [from, to, ...more] = text.split('=');
  if (!from || !to || more.length > 0) throw new UsageError(`${option} takes old=new, and not "${text}".`);
  return { from, to };
};

const words = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces a word where it stands by itself, but on lines of the licence: those are a regulator's words. */
const replaced = (source: string, from: string, to: string) =>
  source
    .split('\n')
    .map((line) =>
      /\b(number|holder)["']?:/.test(line)
        ? line
        : line.replaceAll(
            new RegExp(`(?<![\\p{L}\\p{N}_-])${words(from)}(?![\\p{L}\\p{N}_-])`, 'gu'),
            () => to,
          ),
    )
    .join('\n');

const refuseMembers = (code: string, to: string, members: number) =>
  new UsageError(
    `Merchant ${code} has ${members} members in the database: under ${to} they would find a site without their accounts. Keep ${code}, or open ${to} beside it as a further merchant of brand.ts. Where the database is a demonstration's, remove .data/ first.`,
  );

const describe = ({ name }: Brand, id: string, wish: Renaming & { wasDrawn: boolean }) =>
  [
    `brands/${id} is ${wish.name ?? name} now.`,
    ...(wish.name && !wish.wasDrawn
      ? [`Its logo is a drawing of its own and may say ${name}: npm run brand -- redraw ${id} --logo <file>.`]
      : []),
    ...(wish.merchant
      ? ['Files outside of the repository name merchants too: VENDORS_FILE, SOCIAL_FILE, the game vendors.']
      : []),
    ...(wish.name ? ['The licence keeps its holder: that is a regulator’s word.'] : []),
    'Then: npm run build, and npm run merchants -- diff.',
  ].join('\n');

/**
 * Renames a brand's folder and id, its name, a merchant's code or a domain, wherever its files say them, and draws the
 * logo anew where it is drawn from the name. Throws a `UsageError` where a code has members, and where files outside
 * of the folder name it, unless forced; nothing is changed then.
 */
export const renameBrand = async (
  tool: Tool,
  id: string,
  wish: Renaming,
  countMembers: CountMembers,
): Promise<void> => {
  const { root, tell } = tool;
  const folder = findBrand(root, id);
  const { brand } = await loadData(folder);
  const code = wish.merchant === undefined ? undefined : pairOf('--merchant', wish.merchant);
  const domain = wish.domain === undefined ? undefined : pairOf('--domain', wish.domain);
  const next = wish.id ?? id;
  if (next === id && !wish.name && !code && !domain)
    throw new UsageError('Say what is to change: a new id, --name, --merchant OLD=NEW or --domain old=new.');
  if (code && brand.merchants.every((merchant) => merchant.code !== code.from))
    throw new UsageError(
      `${id} has no merchant ${code.from}. Merchants: ${brand.merchants.map((one) => one.code).join(', ')}.`,
    );
  const target = join(root, 'brands', next);
  if (next !== id && existsSync(target)) throw new UsageError(`brands/${next} is there already.`);
  const members = code && (await countMembers(code.from));
  if (code && members) throw refuseMembers(code.from, code.to, members);
  const named = [...(next === id ? [] : namesOf(id)), ...(code ? [code.from] : [])];
  const mentions = named.length > 0 ? mentionsOf(root, id, named) : [];
  if (mentions.length > 0 && !wish.force)
    throw new UsageError(
      `${named.join(' or ')} stands in ${mentions.length} further files: change those too, or say --force.\n  ${mentions.slice(0, 20).join('\n  ')}`,
    );

  const wasDrawn = await isDrawn(folder);
  const kept = mkdtempSync(join(tmpdir(), 'marquee-rename-'));
  cpSync(folder, kept, { recursive: true });
  const change = (file: string) => {
    let source = readFileSync(join(folder, file), 'utf8');
    if (next !== id && file === 'brand.ts')
      source = source
        .replace(/(\bid["']?:\s*['"])[a-z0-9-]+(['"])/, `$1${next}$2`)
        .replaceAll(`${id}.localhost`, `${next}.localhost`)
        .replaceAll(`${id}.example`, `${next}.example`);
    if (wish.name) source = replaced(source, brand.name, wish.name);
    if (code) source = replaced(source, code.from, code.to);
    if (domain) source = replaced(source, domain.from, readDomain(domain.to) ?? domain.to);
    writeFileSync(join(folder, file), source);
  };
  try {
    for (const file of ['brand.ts', 'settings.ts', 'README.md'])
      if (existsSync(join(folder, file))) change(file);
    if (next !== id) renameSync(folder, target);
    // In processes of their own: this one remembers the files as they were.
    const brandTool = (...args: string[]) =>
      tool.run('node', [join(import.meta.dirname, '../brand.ts'), '--root', root, ...args]);
    if (wasDrawn && wish.name) await brandTool('redraw', next, '--marks');
    await brandTool('check');
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
    cpSync(kept, folder, { recursive: true });
    throw error;
  } finally {
    rmSync(kept, { recursive: true, force: true });
  }
  for (const built of ['brands', 'brands.old'])
    rmSync(join(root, 'apps/web/dist', built, id), { recursive: true, force: true });
  await tool.run('pnpm', ['exec', 'oxfmt', join('brands', next)]);
  tell(describe(brand, next, { ...wish, wasDrawn }));
};
