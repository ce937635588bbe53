import { type Account, findErasures } from '#identity';
import type { Connection } from '#kernel';

/** What every list of members tells of one. */
type ShownMember = {
  id: string;
  username: string;
  nickname: string;
  type: Account['type'];
  isLocked: boolean;
  erasedAt: string | null;
};

type Known = Pick<Account, 'id' | 'username' | 'nickname' | 'type' | 'isBlocked'>;

/** Makes of some accounts what every list of members tells of each. */
export const showMembers = async (
  tx: Connection,
  accounts: readonly Known[],
): Promise<(account: Known) => ShownMember> => {
  const erasures = await findErasures(
    tx,
    accounts.map(({ id }) => id),
  );
  return ({ id, username, nickname, type, isBlocked }) => ({
    id,
    username,
    nickname,
    type,
    isLocked: isBlocked,
    erasedAt: erasures.get(id) ?? null,
  });
};
