import type { Feature, Lazy } from '@marquee/feature-core';
import type { Language } from '@marquee/reference';
import type { ComponentType } from 'react';
import { shellTexts } from '../shellTexts.ts';
import type { Catalogs } from './createCatalogs.ts';
import { loadArea } from './loadArea.ts';

/** A lazily loaded component, for `use`. */
export type Part<P> = Promise<ComponentType<P>>;

/**
 * Where a part comes from. A part that is an `area` is worth loading the page anew when it does not come; one of the
 * home page says nothing but what the first part of the catalogs holds.
 */
export type PartSource = { feature?: Feature | undefined; area?: string | undefined; isOfHome?: boolean };

/** Loads each lazy component once, with the texts of its feature. One that failed stays so until a reload. */
export type PartLoader = <P>(load: Lazy<P>, source?: PartSource) => Part<P>;

/** Makes the loader of a page. */
export const createPartLoader = (catalogs: Catalogs, language: () => Language): PartLoader => {
  const parts = new Map<unknown, unknown>();
  return <P>(load: Lazy<P>, { feature, area, isOfHome = false }: PartSource = {}) => {
    const known = parts.get(load) as Part<P> | undefined;
    if (known) return known;
    const share = isOfHome ? 'home' : 'all';
    const texts = [shellTexts, ...(feature ? [feature] : [])];
    const all = () =>
      Promise.all([load(), ...texts.map((source) => catalogs.load(source, language(), share))]);
    const part: Part<P> = (area ? loadArea(area, all) : all()).then(([module]) => module.default);
    // React reads these from a promise that it is given: a part that is there is shown without suspending.
    part.then(
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      // Whoever shows the part hears of a failure; one that is only loaded ahead must not.
      () => undefined,
    );
    parts.set(load, part);
    return part;
  };
};
