import {
  type GameFeature,
  type GameSort,
  isGameCategory,
  isGameFeature,
  isGameSort,
} from '@marquee/reference';
import type { Category, Game } from '../catalogue/Game.ts';
import { isVolatility, type Volatility } from '../catalogue/volatilities.ts';

/** What of the catalogue a lobby shows. */
export type Filters = {
  category?: Category | undefined;
  /** Code of a vendor. */
  vendor?: Game['vassalage'] | undefined;
  search?: string | undefined;
  /** Only games that can be played for the specification's minimum bet of 0.1. */
  hasLowBet?: boolean | undefined;
  /** Only games with 25 lines or more. */
  hasManyLines?: boolean | undefined;
  feature?: GameFeature | undefined;
  volatility?: Volatility | undefined;
  /** Only games that return so many percent or more. */
  returnToPlayer?: number | undefined;
  sort?: GameSort | undefined;
  /** How many pages of the list are shown, the first ones. */
  pages?: number | undefined;
};

/** The minimum bet that can be asked for, as the address has it (specification, section 5). */
const lowBet = '0.1';

/** The lines that can be asked for (specification, section 5). */
export const manyLines = 25;

/** Most pages that an address can open at once. */
export const mostPages = 20;

const limit = { vendor: 32, search: 64 };

const readPercent = (text: string | null) => {
  const percent = Number(text);
  return percent > 0 && percent <= 100 ? percent : undefined;
};

/** Reads filters from an address. What is no filter counts as none. `page` names a vendor (specification, section 2). */
export const readFilters = (params: URLSearchParams): Filters => {
  const [category, feature, volatility, sort] = ['category', 'feature', 'volatility', 'sort'].map((name) =>
    params.get(name),
  );
  const pages = Math.trunc(Number(params.get('pages')));
  return {
    category: isGameCategory(category) ? category : undefined,
    vendor: params.get('page')?.slice(0, limit.vendor) || undefined,
    search: params.get('search')?.trim().slice(0, limit.search) || undefined,
    hasLowBet: params.get('bet') === lowBet || undefined,
    hasManyLines: params.get('lines') === String(manyLines) || undefined,
    feature: isGameFeature(feature) ? feature : undefined,
    volatility: isVolatility(volatility) ? volatility : undefined,
    returnToPlayer: readPercent(params.get('rtp')),
    sort: isGameSort(sort) && sort !== 'recommended' ? sort : undefined,
    pages: pages > 1 ? Math.min(pages, mostPages) : 1,
  };
};

/** Filters as the query of an address, with its question mark; empty where nothing is filtered. */
export const writeFilters = (filters: Filters): string => {
  const { category, vendor, search, hasLowBet, hasManyLines, feature, volatility } = filters;
  const { returnToPlayer, sort, pages = 1 } = filters;
  const values = {
    category,
    page: vendor,
    search,
    bet: hasLowBet && lowBet,
    lines: hasManyLines && String(manyLines),
    feature,
    volatility,
    rtp: returnToPlayer?.toString(),
    sort: sort === 'recommended' ? undefined : sort,
    pages: pages > 1 ? String(pages) : undefined,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
};

/** How many of the further filters are set: those behind the button. */
export const countFurther = ({
  hasLowBet,
  hasManyLines,
  feature,
  volatility,
  returnToPlayer,
}: Filters): number => [hasLowBet, hasManyLines, feature, volatility, returnToPlayer].filter(Boolean).length;
