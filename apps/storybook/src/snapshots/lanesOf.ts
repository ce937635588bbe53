import type { View } from './View.ts';

/** Shares views out among pages that are looked at side by side; those of one story stay together, in their order. */
export const lanesOf = (views: readonly View[], count: number): View[][] => {
  const places = new Map([...new Set(views.map(({ id }) => id))].map((id, index) => [id, index % count]));
  const lanes = Array.from({ length: count }, (_each, lane) =>
    views.filter(({ id }) => places.get(id) === lane),
  );
  return lanes.filter((lane) => lane.length > 0);
};
