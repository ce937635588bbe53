import { refuseErased } from '#identity';
import { fieldProblem, type Handler } from '#kernel';
import { exclude } from '../../responsiblePlay/exclude.ts';
import { monthsFrom } from '../../responsiblePlay/monthsFrom.ts';
import { rememberAccount } from '../../responsiblePlay/person/rememberPerson.ts';
import { stopPlayers } from '../../responsiblePlay/person/stopPlayers.ts';
import { readPlaySettings } from '../../responsiblePlay/readPlaySettings.ts';
import { requireMember } from '../requireMember.ts';
import { changeMember } from './changeMember.ts';

/** Excludes a member who has asked staff for it: the person, at every merchant, as they could have done themselves. */
export const excludeStaffMember: Handler<'excludeStaffMember'> = async (context, { body }) => {
  const { merchant, language, now } = context;
  const startedAt = now();
  const { id } = await context.tenant(async (tx) => {
    const { exclusionMonths } = await readPlaySettings(tx, merchant);
    if (!exclusionMonths.includes(body.months)) throw fieldProblem(language, 'months', 'choice');
    const member = await requireMember(tx, body.id);
    await refuseErased(tx, member.id);
    return member;
  });
  const endsAt = body.months === null ? null : monthsFrom(startedAt, body.months, merchant.brand.timeZone);
  // First: what is written where all merchants look cannot be in the transaction of one.
  await rememberAccount(context, id, endsAt);
  const changed = await changeMember(context, id, async (tx) => {
    const isNews = await exclude(tx, {
      merchant,
      account: id,
      now: startedAt,
      kind: 'selfExclusion',
      endsAt,
    });
    return {
      after: { excludedUntil: endsAt?.toISOString() ?? 'for good', changed: isNews },
      reason: body.reason,
    };
  });
  await stopPlayers(context.services);
  return changed;
};
