import type { PieceValue } from './Content.ts';

/** A text or fact that two states of a piece say otherwise; null where one does not say it. */
export type ContentChange = {
  field: string;
  language: string | null;
  before: string | null;
  after: string | null;
};

const leavesOf = (value: PieceValue | null): Map<string, string> => {
  const leaves = new Map<string, string>();
  for (const [field, said] of Object.entries(value ?? {})) {
    if (said === null || said === undefined || said === '') continue;
    if (typeof said !== 'object') leaves.set(field, String(said));
    else
      for (const [language, text] of Object.entries(said)) if (text) leaves.set(`${field}.${language}`, text);
  }
  return leaves;
};

/** What differs between two states of a piece. */
export const contentChanges = (before: PieceValue | null, after: PieceValue | null): ContentChange[] => {
  const [old, next] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((key) => old.get(key) !== next.get(key))
    .map((key) => {
      const [field = '', language = null] = key.split('.');
      return { field, language, before: old.get(key) ?? null, after: next.get(key) ?? null };
    });
};
