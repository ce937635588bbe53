import { type ContentKind, contentRules, type ValueOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { and, desc, eq } from '#drizzle';
import { ApiFailure, type Connection, type StaffOfMerchant, textIn } from '#kernel';
import { contentDrafts, type ContentValue, contentVersions } from '#sites';
import { versionOf } from '../site/versionOf.ts';
import { contentStores } from './contentStores.ts';

type Line = ValueOf<'getStaffContents'>['contents'][number];

/** What holds of a piece: what is published, and what is drafted. */
export type FoundContent = { published: ContentValue | null; draft: ContentValue | null };

const stateOf = (published: ContentValue | null, now: Date): Line['state'] => {
  if (!published) return 'draft';
  const { startsAt, endsAt } = published;
  if (endsAt && new Date(endsAt) <= now) return 'over';
  return startsAt && new Date(startsAt) > now ? 'planned' : 'shown';
};

/** Stands for a piece as somebody has seen it. */
export const contentVersion = ({ published, draft }: FoundContent): string => versionOf({ published, draft });

/** Refuses, with `SETTINGS_CHANGED`, to go on from what is no longer as the person has seen it. */
export const requireSeenContent = (seen: string | undefined, found: FoundContent): void => {
  if (contentVersion(found) !== seen) throw new ApiFailure('SETTINGS_CHANGED');
};

const textsOf = (kind: ContentKind) => Object.keys(contentRules(kind).texts) as (keyof ContentValue)[];

/** How many texts each language lacks of those that another one has. */
const missingOf = (
  kind: ContentKind,
  value: ContentValue,
  languages: readonly Language[],
): Line['missing'] => {
  const texts = textsOf(kind).map((field) => value[field] as ContentValue['title']);
  const written = texts.filter((text) => languages.some((language) => text?.[language]?.trim()));
  return languages
    .map((language) => ({
      language,
      texts: written.filter((text) => !text?.[language]?.trim()).length,
    }))
    .filter(({ texts: count }) => count > 0);
};

/** Everything there is of a kind, published and drafted. */
export const findContents = async (
  tx: Connection,
  { merchant, language, now }: StaffOfMerchant,
  kind: ContentKind,
): Promise<Line[]> => {
  const published = await contentStores[kind].read(tx);
  const drafts = await tx.select().from(contentDrafts).where(eq(contentDrafts.kind, kind));
  const versions = await tx
    .selectDistinctOn([contentVersions.id], { id: contentVersions.id, at: contentVersions.at })
    .from(contentVersions)
    .where(eq(contentVersions.kind, kind))
    .orderBy(contentVersions.id, desc(contentVersions.number));
  const { given = [] } = contentRules(kind);
  const ids = [
    ...new Set([
      ...given,
      ...published.keys(),
      ...drafts.map(({ id }) => id),
      ...versions.map(({ id }) => id),
    ]),
  ];
  const valueOf = (id: string) => published.get(id) ?? null;
  const lines = ids.map((id): [Line, ContentValue] => {
    const draft = drafts.find((one) => one.id === id);
    const shown = valueOf(id);
    const value = draft?.value ?? shown ?? {};
    const name = textIn({ language, merchant }, value.title ?? value.text ?? {});
    const changed = draft?.savedAt ?? versions.find((one) => one.id === id)?.at;
    const line = {
      kind,
      id,
      state: stateOf(shown, now()),
      isChanged: draft !== undefined,
      name: name || (value.url ?? value.email ?? ''),
      missing: missingOf(kind, value, merchant.brand.languages),
      changedAt: changed?.toISOString() ?? null,
    };
    return [line, value];
  });
  const startOf = ({ startsAt }: ContentValue) => (startsAt ? Date.parse(startsAt) : 0);
  const hasOrder = contentRules(kind).facts.includes('position');
  return lines
    .toSorted(([, one], [, other]) =>
      hasOrder ? (one.position ?? 0) - (other.position ?? 0) : startOf(other) - startOf(one),
    )
    .map(([line]) => line);
};

/** What is published and drafted of a piece; neither where there is no such piece. */
export const findContent = async (tx: Connection, kind: ContentKind, id: string): Promise<FoundContent> => {
  const published = await contentStores[kind].read(tx);
  const [draft] = await tx
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id)));
  return { published: published.get(id) ?? null, draft: draft?.value ?? null };
};

/** A piece of content for its editor. Throws `NOT_FOUND` where there never was one. */
export const describeContent = async (
  tx: Connection,
  { now }: Pick<StaffOfMerchant, 'now'>,
  kind: ContentKind,
  id: string,
): Promise<ValueOf<'getStaffContent'>> => {
  const found = await findContent(tx, kind, id);
  const isPiece = and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id));
  const [draft] = await tx.select().from(contentDrafts).where(isPiece);
  const versions = await tx
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.id, id)))
    .orderBy(desc(contentVersions.number))
    .limit(100);
  const isGiven = contentRules(kind).given?.includes(id) ?? false;
  if (!isGiven && !found.published && !draft && versions.length === 0) throw new ApiFailure('NOT_FOUND');
  return {
    kind,
    id,
    state: stateOf(found.published, now()),
    isChanged: draft !== undefined,
    version: contentVersion(found),
    ...found,
    draftedBy: draft ? { name: draft.person, at: draft.savedAt.toISOString() } : null,
    versions: versions.map(({ number, value, at, person, reason }) => ({
      number,
      value,
      at: at.toISOString(),
      by: person,
      reason,
    })),
  };
};
