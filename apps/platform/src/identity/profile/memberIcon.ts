import { createHash } from 'node:crypto';
import { eq } from '#drizzle';
import { avatarPath } from '@marquee/reference';
import type { Connection, Context } from '#kernel';
import { avatars } from '#sites';
import { type Account, accountPictures } from '../accounts/schema.ts';

/** The drawn avatar of an account that has chosen none: always the same one. */
const usualAvatar = (accountId: string): number => {
  const [first = 0] = createHash('sha256').update(accountId).digest();
  return (first % avatars) + 1;
};

/** The picture of an account: its own as a data URL, so that no address of it is left lying about, or a drawn avatar. */
export const memberIcon = async (
  tx: Connection,
  { merchant }: Pick<Context, 'merchant'>,
  { id, avatar }: Pick<Account, 'id' | 'avatar'>,
): Promise<{ icon: string; avatar: number | null }> => {
  const [own] = await tx.select().from(accountPictures).where(eq(accountPictures.accountId, id));
  if (own) {
    const data = Buffer.from(own.picture).toString('base64');
    return { icon: `data:image/jpeg;base64,${data}`, avatar: null };
  }
  const shown = avatar ?? usualAvatar(id);
  return { icon: avatarPath(merchant.brand.art, shown), avatar: shown };
};
