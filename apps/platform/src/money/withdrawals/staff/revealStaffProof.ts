import { and, eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { withdrawalProofs } from '../schema.ts';
import { findByReference } from './findByReference.ts';

/** Shows a picture of a member's, once it is written down who looked and why. */
export const revealStaffProof: Handler<'revealStaffProof'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { reference, position, reason } = body;
    const { id } = await findByReference(tx, reference);
    const [proof] = await tx
      .select({ picture: withdrawalProofs.picture })
      .from(withdrawalProofs)
      .where(and(eq(withdrawalProofs.withdrawalId, id), eq(withdrawalProofs.position, position)));
    if (!proof) throw new ApiFailure('NOT_FOUND');
    await recordAction(tx, context, { subject: reference, after: { proof: position }, reason });
    return { picture: Buffer.from(proof.picture).toString('base64') };
  });
