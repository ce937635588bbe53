import type { Handler } from '#kernel';
import { recordAction } from '#staff';
import { guardLookups } from '../../members/guardLookups.ts';
import { requireMember } from '../../members/requireMember.ts';
import { readMember } from './readMember.ts';

/** Milliseconds: a member of many years has more rows than a call usually reads. */
const patience = 100_000;

/** Everything that is held of a member, once it is written down who asked and why. */
export const exportStaffMember: Handler<'exportStaffMember'> = async (context, { body }) => {
  const { services, merchant, now } = context;
  await guardLookups(context, 'staffReveals');
  return services.database.tenant(
    merchant.code,
    async (tx) => {
      const { id, username } = await requireMember(tx, body.id);
      await recordAction(tx, context, { subject: username, after: { member: id }, reason: body.reason });
      const at = now().toISOString();
      const content = {
        merchant: merchant.code,
        member: id,
        username,
        exportedAt: at,
        tables: await readMember(tx, id),
      };
      return {
        name: `${merchant.code.toLowerCase()}-${id}-${at.slice(0, 10)}.json`,
        content: JSON.stringify(content, null, 2),
      };
    },
    patience,
  );
};
