import { isIP } from 'node:net';
import { eq } from '#drizzle';
import { accounts, sessions } from '#identity';
import type { MemberFinder } from './MemberFinder.ts';
import { mostMembers } from './mostMembers.ts';

/** By an address from which somebody was logged in within the last month, or registered. */
export const findByAddress = (text: string): MemberFinder[] =>
  isIP(text) === 0
    ? []
    : [
        {
          by: 'address',
          find: (tx) =>
            tx
              .selectDistinct({ id: sessions.accountId })
              .from(sessions)
              .where(eq(sessions.ip, text.toLowerCase()))
              .limit(mostMembers + 1),
        },
        {
          by: 'address',
          find: (tx) =>
            tx
              .select({ id: accounts.id })
              .from(accounts)
              .where(eq(accounts.registerIp, text.toLowerCase()))
              .limit(mostMembers + 1),
        },
      ];
