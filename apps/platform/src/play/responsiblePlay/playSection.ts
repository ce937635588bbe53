import type { SettingsSection } from '#kernel';
import type { PlaySettings } from './PlaySettings.ts';
import { playSettingsOf } from './playSettingsOf.ts';
import { playSettings } from './schema.ts';

const prefix = 'responsiblePlay.';
const limitPrefix = `${prefix}limits.`;

const toValues = ({ limits, ...rest }: PlaySettings) => ({
  ...Object.fromEntries(
    limits.map(({ kind, period, ...limit }) => [`${limitPrefix}${kind}.${period}`, limit] as const),
  ),
  ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [prefix + key, value])),
});

const fromValues = (values: Readonly<Record<string, unknown>>): PlaySettings => {
  const limits: PlaySettings['limits'][number][] = [];
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const [kind, period] = key.slice(limitPrefix.length).split('.');
    if (key.startsWith(limitPrefix))
      limits.push({ kind, period, ...(value as object) } as (typeof limits)[number]);
    else rest[key.slice(prefix.length)] = value;
  }
  return { ...(rest as Omit<PlaySettings, 'limits'>), limits };
};

/** The limits that members may set and the breaks that they may take. */
export const playSection: SettingsSection = {
  wanted: ({ settings }) => toValues(playSettingsOf(settings.responsiblePlay)),
  stored: async (tx) => {
    const [row] = await tx.select().from(playSettings);
    if (!row) return {};
    const { merchantCode: _, ...own } = row;
    return toValues(own);
  },
  write: async (tx, merchant, { set, removed, stored }) => {
    const values = { ...stored, ...set };
    const kept = Object.entries(values).filter(([key]) => !removed.includes(key));
    const { limits, ...rest } = fromValues(Object.fromEntries(kept));
    const columns = { ...rest, limits: [...limits] };
    await tx
      .insert(playSettings)
      .values({ merchantCode: merchant.code, ...columns })
      .onConflictDoUpdate({ target: playSettings.merchantCode, set: columns });
  },
};
