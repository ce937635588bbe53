import { type Connection, insertRows, type LocalText, type Merchant, momentFrom } from '#kernel';
import { announcements, articles, banners, notices, promotions } from '#sites';
import { announcements as sharedNews } from './texts/announcements.ts';
import { articles as articleSeeds } from './texts/articles.ts';
import { banners as bannerSeeds } from './texts/banners.ts';
import { notices as noticeSeeds } from './texts/notices.ts';
import { promotions as promotionSeeds } from './texts/promotions.ts';

const termsOf = (sentences: readonly string[]) =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/** The texts that a brand's settings name; throws for a name that does not exist. */
const named = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]) =>
  ids.map((id) => {
    const found = all[id];
    if (!found) throw new Error(`The seed has no text "${id}".`);
    return { id, found };
  });

/** Writes a merchant's announcements, ticker, banners, promotions and articles. */
export const seedMessages = async (
  tx: Connection,
  { code, settings }: Merchant,
  now: Date,
): Promise<void> => {
  const content = settings.startingContent;
  const news = [
    ...content.news.map(({ id, title, html }) => ({
      type: 'PU' as const,
      id,
      title: title as LocalText,
      html: html as LocalText,
    })),
    ...sharedNews,
  ];
  await insertRows(
    tx,
    announcements,
    news.map((one, index) => ({
      merchantCode: code,
      publishedAt: momentFrom(now, { days: -4 * index, minutes: -37 * (index + 1) }),
      ...one,
    })),
  );
  await insertRows(
    tx,
    notices,
    named(noticeSeeds, content.notices).map(({ id, found }, position) => ({
      merchantCode: code,
      id,
      text: found,
      position,
    })),
  );
  await insertRows(
    tx,
    banners,
    named(bannerSeeds, content.banners).map(({ id, found }, position) => ({
      merchantCode: code,
      id,
      position,
      ...found,
    })),
  );
  await insertRows(
    tx,
    promotions,
    promotionSeeds.map(({ id, category, title, text, alt, terms, days }, position) => ({
      merchantCode: code,
      position,
      html: { vi: termsOf(terms.vi), en: termsOf(terms.en) },
      endsAt: days === null ? null : momentFrom(now, { days }),
      id,
      category,
      title,
      text,
      alt,
    })),
  );
  await insertRows(
    tx,
    articles,
    articleSeeds.map(({ daysAgo, ...article }) => {
      const publishedAt = momentFrom(now, { days: -daysAgo });
      return { merchantCode: code, publishedAt, changedAt: publishedAt, ...article };
    }),
  );
};
