import { sessionStore, type SessionKey } from '@marquee/feature-core';

type Kept = { language: string; at: number; value: unknown };

/** Keeps an answer for as long as the tab is open, with its language and its moment. */
export const keepAnswer = (key: SessionKey, language: string, value: unknown, at: number): void =>
  sessionStore.set(key, JSON.stringify({ language, at, value } satisfies Kept));

const parse = (text: string): Partial<Kept> | null => {
  try {
    return JSON.parse(text) as Partial<Kept> | null;
  } catch {
    return null;
  }
};

/** The answer that was kept in this language; undefined where there is none or it cannot be read. */
export const keptAnswer = (key: SessionKey, language: string): { value: unknown; at: number } | undefined => {
  const kept = parse(sessionStore.get(key) ?? 'null');
  if (kept?.language !== language || typeof kept.at !== 'number' || kept.value === undefined)
    return undefined;
  return { value: kept.value, at: kept.at };
};
