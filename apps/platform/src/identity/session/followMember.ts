import type { Handler } from '#kernel';

/** Tells the pages of a session what changes for its member. */
export const followMember: Handler<'followMember'> = async ({ merchant, session, services }) => {
  return (tell, end) =>
    services.memberEvents.follow(merchant.code, session.accountId, {
      heard: (changed) => tell({ changed }),
      end,
    });
};
