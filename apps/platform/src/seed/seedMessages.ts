import { type Connection, type Merchant, momentFrom } from '#kernel';
import { announcements, banners, notices, promotions } from '#sites';
import type { Profile } from './profiles/Profile.ts';
import { announcements as sharedNews } from './texts/announcements.ts';
import { banners as bannerSeeds } from './texts/banners.ts';
import { notices as noticeSeeds } from './texts/notices.ts';
import { promotions as promotionSeeds } from './texts/promotions.ts';

const termsOf = (sentences: readonly string[]) =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/** The texts that a profile names; throws for a name that does not exist. */
const named = <T>(all: Readonly<Record<string, T>>, ids: readonly string[]) =>
  ids.map((id) => {
    const found = all[id];
    if (!found) throw new Error(`The seed has no text "${id}".`);
    return { id, found };
  });

/** Writes a merchant's announcements, ticker, banners and promotions. */
export const seedMessages = async (
  tx: Connection,
  { code }: Merchant,
  profile: Profile,
  now: Date,
): Promise<void> => {
  const news = [...profile.ownNews.map((own) => ({ type: 'PU' as const, ...own })), ...sharedNews];
  await tx.insert(announcements).values(
    news.map((one, index) => ({
      merchantCode: code,
      publishedAt: momentFrom(now, { days: -4 * index, minutes: -37 * (index + 1) }),
      ...one,
    })),
  );
  await tx.insert(notices).values(
    named(noticeSeeds, profile.noticeIds).map(({ id, found }, position) => ({
      merchantCode: code,
      id,
      text: found,
      position,
    })),
  );
  await tx.insert(banners).values(
    named(bannerSeeds, profile.bannerIds).map(({ id, found }, position) => ({
      merchantCode: code,
      id,
      position,
      ...found,
    })),
  );
  await tx.insert(promotions).values(
    promotionSeeds.map(({ terms, days, ...promotion }, position) => ({
      merchantCode: code,
      position,
      html: { vi: termsOf(terms.vi), en: termsOf(terms.en) },
      endsAt: days === null ? null : momentFrom(now, { days }),
      ...promotion,
    })),
  );
};
