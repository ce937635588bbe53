import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '#staff';
import { deposits, depositSlips } from '../schema.ts';

/** Shows the picture of a slip, once it is written down who looked and why. */
export const revealStaffSlip: Handler<'revealStaffSlip'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { reference, reason } = body;
    const [slip] = await tx
      .select({ picture: depositSlips.picture })
      .from(depositSlips)
      .innerJoin(deposits, eq(deposits.id, depositSlips.depositId))
      .where(eq(deposits.reference, reference));
    if (!slip) throw new ApiFailure('NOT_FOUND');
    await recordAction(tx, context, { subject: reference, after: { slip: true }, reason });
    return { picture: Buffer.from(slip.picture).toString('base64') };
  });
