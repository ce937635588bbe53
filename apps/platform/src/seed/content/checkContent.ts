import { articleCategories, type ContentKind, contentRules, type ContentTextField } from '@marquee/contract';
import { isGameCategory } from '@marquee/reference';
import { sceneries } from '@marquee/art';
import { eq } from '#drizzle';
import { type Connection, fieldProblem, type LocalText, type StaffOfMerchant } from '#kernel';
import { games } from '#play';
import { cleanHtml, contentPictures, type ContentValue } from '#sites';

type Asked = Pick<StaffOfMerchant, 'merchant' | 'language'>;

const ownPath = /^\/(?![/\\])[^\s"'<>\\]*$/;
const outside = /^(https:\/\/|\{origin\}\/|\/(?!\/))[^\s"'<>\\]+$/;
const mailbox = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/;

const clean = (field: ContentTextField, text: LocalText, most: number, { merchant, language }: Asked) => {
  const kept: LocalText = {};
  for (const id of merchant.brand.languages) {
    const written = (text[id] ?? '').trim();
    if (written.length > most) throw fieldProblem(language, `value.${field}.${id}`, 'length', { max: most });
    if (written) kept[id] = field === 'html' ? cleanHtml(written) : written;
  }
  return kept;
};

/**
 * A piece as it may be kept: the texts and facts of its kind in the merchant's languages, HTML sanitised, and whatever
 * its facts name there. Refuses what is wrong by its field. A draft may lack texts still.
 */
export const checkContent = async (
  tx: Connection,
  asked: Asked,
  kind: ContentKind,
  value: ContentValue,
): Promise<ContentValue> => {
  const { texts, facts } = contentRules(kind);
  const refuse = (field: string, rule: Parameters<typeof fieldProblem>[2]) =>
    fieldProblem(asked.language, `value.${field}`, rule);
  const written = Object.entries(texts).map(([field, most]) => [
    field,
    clean(field as ContentTextField, value[field as ContentTextField] ?? {}, most, asked),
  ]);
  const named = facts.filter((fact) => value[fact] !== undefined).map((fact) => [fact, value[fact]]);
  const kept = Object.fromEntries([...written, ...named]) as ContentValue;
  const { category, scenery, picture, path, url, email, gameId, startsAt, endsAt } = kept;
  const isCategory = (name: string) =>
    kind === 'article' ? articleCategories.some((one) => one === name) : isGameCategory(name);
  if (category !== undefined && !isCategory(category)) throw refuse('category', 'choice');
  if (scenery !== undefined && !Object.hasOwn(sceneries, scenery)) throw refuse('scenery', 'choice');
  if (path && !ownPath.test(path)) throw refuse('path', 'pattern');
  if (url && !outside.test(url)) throw refuse('url', 'pattern');
  if (email && !mailbox.test(email)) throw refuse('email', 'pattern');
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) throw refuse('endsAt', 'pattern');
  if (picture) {
    const isKept = eq(contentPictures.id, picture);
    const [found] = await tx.select({ id: contentPictures.id }).from(contentPictures).where(isKept);
    if (!found) throw refuse('picture', 'notFound');
  }
  if (gameId) {
    const [game] = await tx.select({ id: games.nodeId }).from(games).where(eq(games.nodeId, gameId));
    if (!game) throw refuse('gameId', 'notFound');
  }
  return kept;
};

/** Refuses to publish what lacks a text in the merchant's own language, or the picture's words. */
export const requireComplete = (
  { merchant, language }: Asked,
  kind: ContentKind,
  value: ContentValue,
): void => {
  const { needed, facts } = contentRules(kind);
  const own = merchant.brand.defaultLanguage;
  for (const field of needed)
    if (!value[field]?.[own]) throw fieldProblem(language, `value.${field}.${own}`, 'required');
  if (value.path && !value.label?.[own]) throw fieldProblem(language, `value.label.${own}`, 'required');
  if (kind === 'app' && !value.url) throw fieldProblem(language, 'value.url', 'required');
  if (facts.includes('picture') && value.picture && !value.alt?.[own])
    throw fieldProblem(language, `value.alt.${own}`, 'required');
};
