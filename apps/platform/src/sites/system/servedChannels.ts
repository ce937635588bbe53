import type { SocialBook } from '#kernel';
import { channelFlags } from './channelFlags.ts';
import type { SocialChannel } from './SocialChannel.ts';

const isServed = (channel: SocialChannel, merchantCode: string, book: SocialBook): boolean =>
  channel === 'telegram' ? book.botTokenOf(merchantCode) !== null : book.firebaseOf(merchantCode) !== null;

/** Turns the flags of parties off that do not know a merchant: a button that can only fail is none. */
export const servedChannels = <S extends { modId: string; isEnabled: boolean }>(
  stored: readonly S[],
  merchantCode: string,
  book: SocialBook,
): S[] =>
  stored.map((setting) => {
    const entry = Object.entries(channelFlags).find(([, flag]) => flag === setting.modId);
    if (!entry || isServed(entry[0] as SocialChannel, merchantCode, book)) return setting;
    return { ...setting, isEnabled: false };
  });
