import type { Change } from '../Bench.ts';

/** What survives a reload of the page: whether the panel is open, and what is not written yet. */
type KeptState = { isOpen: boolean; tab: string; changes: readonly Change[] };

const key = 'marquee-workbench';

/** What was kept in this tab; every part may be missing. */
export const readKept = (): Partial<KeptState> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<KeptState>;
  } catch {
    return {};
  }
};

/** Keeps a part for the next load of this tab. */
export const keep = (part: Partial<KeptState>): void =>
  sessionStorage.setItem(key, JSON.stringify({ ...readKept(), ...part }));
