import type { Language } from '@marquee/brand';
import type { Feature, Lazy } from '@marquee/feature-core';
import type { ComponentType } from 'react';
import type { Catalogs } from './createCatalogs.ts';
import { loadArea } from './loadArea.ts';

/** A lazily loaded component: there, or on its way. */
export type Part<P> = { component?: ComponentType<P>; loading: Promise<ComponentType<P>> };

/** Where a part comes from. A part that is an `area` is worth loading the page anew when it does not come. */
export type PartSource = { feature?: Feature; area?: string };

/** Loads each lazy component once, with the texts of its feature. One that failed stays so until a reload. */
export type PartLoader = <P>(load: Lazy<P>, source?: PartSource) => Part<P>;

/** Makes the loader of a page. */
export const createPartLoader = (catalogs: Catalogs, language: () => Language): PartLoader => {
  const parts = new Map<unknown, unknown>();
  return <P>(load: Lazy<P>, { feature, area }: PartSource = {}) => {
    const known = parts.get(load) as Part<P> | undefined;
    if (known) return known;
    const all = () => Promise.all([load(), feature && catalogs.load(feature, language())]);
    const part: Part<P> = {
      loading: (area ? loadArea(area, all) : all()).then(([module]) => {
        part.component = module.default;
        return module.default;
      }),
    };
    // Whoever shows the part hears of a failure; one that is only loaded ahead must not.
    part.loading.catch(() => undefined);
    parts.set(load, part);
    return part;
  };
};
