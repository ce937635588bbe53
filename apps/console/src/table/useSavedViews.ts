import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { keepSetting, readSetting } from '../api/settings.ts';

/** A way to look at a table, under the name that its person gave it. */
export type SavedView = { name: string; view: string };

const isView = (found: unknown): found is SavedView =>
  typeof found === 'object' &&
  found !== null &&
  'name' in found &&
  typeof found.name === 'string' &&
  'view' in found &&
  typeof found.view === 'string';

const read = (text: string | null): SavedView[] => {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
};

/** The views of a table that whoever is logged in has saved in this browser. */
export const useSavedViews = (table: string) => {
  const { id } = useSelf();
  const key = `views.${id}.${table}` as const;
  const [views, setViews] = useState(() => read(readSetting(key)));
  const keep = (next: SavedView[]) => {
    setViews(next);
    keepSetting(key, JSON.stringify(next));
  };
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** Saves a view; one of the same name is replaced. */
    save: (view: SavedView) => keep([...others(view.name), view]),
    remove: (name: string) => keep(others(name)),
  };
};
