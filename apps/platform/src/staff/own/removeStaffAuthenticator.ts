import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { staffPeople } from '../people/schema.ts';
import { changeProofs } from './changeProofs.ts';

/** Forgets the person's own app. */
export const removeStaffAuthenticator: Handler<'removeStaffAuthenticator'> = (context) =>
  changeProofs(context, async (tx, { id, sealedSecret }) => {
    if (!sealedSecret) throw new ApiFailure('NOT_FOUND');
    await tx
      .update(staffPeople)
      .set({ sealedSecret: null, nextSecret: null, lastStep: null })
      .where(eq(staffPeople.id, id));
    const [before, after] = [{ authenticator: true }, { authenticator: false }];
    return { value: { removed: true }, isAdded: false, before, after };
  });
