import { eq } from '#drizzle';
import { openSecret, stepOf } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { sealFor } from '../people/authenticator.ts';
import { staffPeople } from '../people/schema.ts';
import { changeProofs } from './changeProofs.ts';

/** Takes the app whose first code is given, in place of the one before. */
export const addStaffAuthenticator: Handler<'addStaffAuthenticator'> = async (context, { body }) => {
  const { services, staff, now } = context;
  await services.limiter.enforce('staffProof', staff.personId);
  const value = await changeProofs(context, async (tx, { id, nextSecret, sealedSecret }) => {
    const secret = nextSecret && openSecret(nextSecret, sealFor(services, id));
    const lastStep = secret ? stepOf(secret, body.code.replaceAll(/\s/g, ''), now()) : null;
    if (lastStep === null) throw new ApiFailure('CODE_WRONG');
    await tx
      .update(staffPeople)
      .set({ sealedSecret: nextSecret, nextSecret: null, lastStep })
      .where(eq(staffPeople.id, id));
    const before = { authenticator: sealedSecret !== null };
    return { value: { added: true as const }, isAdded: true, before, after: { authenticator: true } };
  });
  await services.limiter.clear('staffProof', staff.personId);
  return value;
};
