import type { BodyOf } from '@marquee/contract';
import { eq } from '#drizzle';
import {
  ApiFailure,
  type Connection,
  type Handler,
  momentFrom,
  type StaffContext,
  staffFigures,
} from '#kernel';
import { checkStaffPasskey } from '../passkeys/checkStaffPasskey.ts';
import { useCode } from '../people/authenticator.ts';
import { requirePerson } from '../people/findPerson.ts';
import { staffSessions } from '../people/schema.ts';
import { inInstallation } from '../trail/inInstallation.ts';
import { recordInstallation } from '../trail/recordAction.ts';

/** What uses the given proof up; false for a wrong one. A copy of a passkey is written down. */
const readProof = async (context: StaffContext, { code, assertion }: BodyOf<'proveStaff'>) => {
  const { services, staff, now } = context;
  if (!assertion)
    return async (tx: Connection) =>
      code !== undefined &&
      useCode(tx, services, { person: await requirePerson(tx, staff.personId), code, now: now() });
  const meant = { purpose: 'proof', subject: staff.id } as const;
  const checked = await checkStaffPasskey(context, meant, { personId: staff.personId, assertion });
  if (typeof checked !== 'string') return checked;
  if (checked === 'counter')
    await inInstallation(services, (tx) =>
      recordInstallation(tx, context, { subject: staff.email, after: { refused: true, passkey: checked } }),
    );
  return async () => false;
};

/** Proves anew who sits at the session, by a code that counts once or by a passkey. */
export const proveStaff: Handler<'proveStaff'> = async (context, { body }) => {
  const { services, staff, now } = context;
  const { database, limiter } = services;
  await limiter.enforce('staffProof', staff.personId);
  const at = now();
  const use = await readProof(context, body);
  const isProven = await database.system(async (db) => {
    if (!(await use(db))) return false;
    await db.update(staffSessions).set({ provenAt: at }).where(eq(staffSessions.id, staff.id));
    return true;
  });
  if (!isProven) throw new ApiFailure(body.assertion ? 'PASSKEY_REFUSED' : 'CODE_WRONG');
  await limiter.clear('staffProof', staff.personId);
  return { provenUntil: momentFrom(at, { minutes: staffFigures.freshMinutes }).toISOString() };
};
