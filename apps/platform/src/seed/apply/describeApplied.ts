import type { Difference } from './Difference.ts';

const widest = 72;

const show = (value: unknown): string => {
  if (value === undefined) return 'not set';
  const text = JSON.stringify(value);
  return text.length > widest ? `${text.slice(0, widest)}…` : text;
};

const row = ({ key }: Difference, width: number, text: string) => `  ${key.padEnd(width)}  ${text}`;

/** What differs between a merchant's folder and the database, for a person at a terminal. */
export const describeApplied = (
  { code, brandId }: { code: string; brandId: string },
  { changed, kept }: { changed: readonly Difference[]; kept: readonly Difference[] },
  isApplied: boolean,
): string => {
  const width = Math.max(0, ...[...changed, ...kept].map(({ key }) => key.length));
  const lines = [`${code} (brands/${brandId})`];
  for (const one of changed) lines.push(row(one, width, `${show(one.database)} → ${show(one.folder)}`));
  if (changed.length === 0) lines.push('  nothing to apply');
  else lines.push(isApplied ? `  ${changed.length} applied` : `  ${changed.length} to apply`);
  if (kept.length > 0) {
    lines.push('  Kept, for an operator has changed it since (--take <key> gives it back to the folder):');
    for (const one of kept)
      lines.push(row(one, width, `${show(one.database)}, the folder says ${show(one.folder)}`));
  }
  return lines.join('\n');
};
