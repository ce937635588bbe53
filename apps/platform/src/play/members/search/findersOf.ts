import { eq, inArray } from '#drizzle';
import { accounts } from '#identity';
import { isId, type Site } from '#kernel';
import { findByAddress } from './findByAddress.ts';
import { findByCard } from './findByCard.ts';
import { findByNumber } from './findByNumber.ts';
import { findByName } from './findByName.ts';
import { findReferenceOwner } from './findReferenceOwner.ts';
import type { MemberFinder } from './MemberFinder.ts';
import { mobilesOf } from './mobilesOf.ts';

/** The ways in which a text may name members, what names one for certain first. */
export const findersOf = (text: string, site: Pick<Site, 'countries'>): MemberFinder[] => {
  const { id, mobile, emailKey } = accounts;
  const mobiles = mobilesOf(text, site);
  const isMailbox = text.includes('@');
  return [
    ...(isId(text)
      ? [{ by: 'id', find: (tx) => tx.select({ id }).from(accounts).where(eq(id, text)) } as MemberFinder]
      : []),
    ...findByNumber(text),
    ...findReferenceOwner(text),
    ...(mobiles.length > 0
      ? [
          {
            by: 'mobile',
            find: (tx) => tx.select({ id }).from(accounts).where(inArray(mobile, mobiles)),
          } as MemberFinder,
        ]
      : []),
    ...(isMailbox
      ? [
          {
            by: 'email',
            find: (tx) => tx.select({ id }).from(accounts).where(eq(emailKey, text.toLowerCase())),
          } as MemberFinder,
        ]
      : []),
    ...findByAddress(text),
    ...findByCard(text),
    ...findByName(text),
  ];
};
