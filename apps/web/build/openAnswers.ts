import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedBrand } from '@marquee/brand/load';
import type { Ask } from './renderDocuments.ts';

type Answers = Record<string, unknown>;

type Source = { ask: Ask; close: () => Promise<void> };

type Parts = {
  folder: string;
  brands: readonly LoadedBrand[];
  /** Names what a brand's answers depend on. */
  keyOf: (loaded: LoadedBrand) => string;
  open: (brands: readonly LoadedBrand[]) => Promise<Source>;
};

/**
 * Answers of a seeded platform, kept by what they depend on: the platform is opened for the first that is not there,
 * with the merchants of all these brands. `close` keeps what was learnt.
 */
export const openAnswers = ({ folder, brands, keyOf, open }: Parts): Source => {
  mkdirSync(folder, { recursive: true });
  const files = new Map(brands.map((loaded) => [loaded.brand.id, join(folder, `${keyOf(loaded)}.json`)]));
  const kept = new Map<string, Answers>();
  const learnt = new Set<string>();
  const brandOf = new Map(
    brands.flatMap(({ brand }) =>
      brand.merchants.flatMap(({ domains }) => domains.map((one) => [one, brand.id])),
    ),
  );
  let platform: Promise<Source> | undefined;
  const answersOf = (id: string) => {
    const file = files.get(id)!;
    const known =
      kept.get(id) ?? (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : {});
    kept.set(id, known);
    return known;
  };
  return {
    ask: async (host, path, language) => {
      const id = brandOf.get(host);
      if (id === undefined) throw new Error(`No brand that is packaged has the domain ${host}.`);
      const answers = answersOf(id);
      const question = [host, path, language].join(' ');
      if (!(question in answers)) {
        platform ??= open(brands);
        answers[question] = await (await platform).ask(host, path, language);
        learnt.add(id);
      }
      return answers[question];
    },
    close: async () => {
      for (const id of learnt) {
        const file = files.get(id)!;
        writeFileSync(`${file}.new`, JSON.stringify(kept.get(id)));
        renameSync(`${file}.new`, file);
      }
      await (await platform)?.close();
    },
  };
};
