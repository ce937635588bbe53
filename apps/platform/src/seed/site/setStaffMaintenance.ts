import type { BodyOf } from '@marquee/contract';
import { eq } from '#drizzle';
import type { Language } from '@marquee/reference';
import { fieldProblem, type Handler, tellApplied } from '#kernel';
import { sites } from '#sites';
import { recordAction } from '#staff';
import { lockMerchant } from '../apply/lockMerchant.ts';
import { describeSite, findMaintenance, requireSeen } from './describeSite.ts';

type Wish = NonNullable<BodyOf<'setStaffMaintenance'>['maintenance']>;

/** Days for which a maintenance may be planned ahead, and for which it may last. */
const most = 60;

const readMoment = (text: string | null, field: string, earliest: Date, language: Language): Date | null => {
  if (text === null) return null;
  const moment = new Date(text);
  const latest = earliest.getTime() + most * 86_400_000;
  if (!(moment > earliest && moment.getTime() <= latest))
    throw fieldProblem(language, `maintenance.${field}`, 'period', { max: most });
  return moment;
};

const columnsOf = (wish: Wish | null, now: Date, language: Language) => {
  if (!wish) return { maintenanceStartsAt: null, maintenanceEndsAt: null, maintenanceMessage: null };
  const startsAt = readMoment(wish.startsAt, 'startsAt', now, language) ?? now;
  return {
    maintenanceStartsAt: startsAt,
    maintenanceEndsAt: readMoment(wish.endsAt, 'endsAt', startsAt, language),
    maintenanceMessage: wish.message ?? null,
  };
};

/** Plans, begins or ends the maintenance of the site, for all nodes at once. It ends when a person ends it. */
export const setStaffMaintenance: Handler<'setStaffMaintenance'> = async (context, { body }) => {
  const { merchant, services, language, tenant, now } = context;
  const columns = columnsOf(body.maintenance, now(), language);
  const site = await tenant(async (tx) => {
    await lockMerchant(tx, merchant.code);
    const before = await findMaintenance(tx, now());
    requireSeen(body.version, before);
    await tx
      .update(sites)
      .set({ isUnderMaintenance: false, ...columns })
      .where(eq(sites.merchantCode, merchant.code));
    const after = await findMaintenance(tx, now());
    await recordAction(tx, context, { subject: 'maintenance', before, after, reason: body.reason });
    await tellApplied(tx, merchant.code);
    return describeSite(tx, context);
  });
  services.sites.forget(merchant.code);
  return site;
};
