import type { ValueOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { type Connection, say } from '#kernel';
import { categoryNames } from '../games/categoryNames.ts';
import { games, vendors } from '../games/schema.ts';
import type { GameSum } from './findSums.ts';
import { playOf } from './figuresOf.ts';

type Played = ValueOf<'getStaffOverview'>['currencies'][number]['games'][number];

const vendorOf = ({ book }: GameSum) => book.slice('vendor.'.length);

/** The catalogue as sums by game are told by it. */
export const readCatalogue = async (tx: Connection, language: Language) => {
  const found = await tx
    .select({ id: games.nodeId, title: games.title, vendor: games.vassalage, category: games.category })
    .from(games);
  const names = await tx.select({ vendor: vendors.vassalage, title: vendors.title }).from(vendors);
  return {
    games: new Map(
      found.map(({ id, title, category }) => [
        id,
        { title: title[language] ?? Object.values(title)[0] ?? id, category },
      ]),
    ),
    vendors: new Map(names.map(({ vendor, title }) => [vendor, title])),
    categoryName: (category: string) =>
      Object.hasOwn(categoryNames, category)
        ? say(language, categoryNames[category as keyof typeof categoryNames])
        : category,
  };
};

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;

const grouped = (
  sums: readonly GameSum[],
  idOf: (sum: GameSum) => string,
  tell: (id: string, sum: GameSum) => Pick<Played, 'name' | 'vendor'>,
): Played[] =>
  [...Map.groupBy(sums, idOf)]
    .map(([id, own]) => ({ id, ...tell(id, own[0]!), ...playOf(own) }))
    .toSorted((one, other) => other.bets - one.bets || (one.id < other.id ? -1 : 1));

/** What play brought, by category, by vendor and by game, the most staked first. */
export const byGame = (sums: readonly GameSum[], catalogue: Catalogue) => {
  const vendorName = (code: string) => catalogue.vendors.get(code) ?? code;
  return {
    categories: grouped(
      sums,
      ({ game }) => catalogue.games.get(game)?.category ?? '',
      (id) => ({ name: id === '' ? '–' : catalogue.categoryName(id), vendor: null }),
    ),
    vendors: grouped(sums, vendorOf, (id) => ({ name: vendorName(id), vendor: null })),
    games: grouped(
      sums,
      ({ game }) => game,
      (id, sum) => ({ name: catalogue.games.get(id)?.title ?? id, vendor: vendorName(vendorOf(sum)) }),
    ),
  };
};
