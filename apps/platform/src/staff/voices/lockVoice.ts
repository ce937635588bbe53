import { eq } from '#drizzle';
import { ApiFailure, type Connection } from '#kernel';
import { type Feedback, feedback } from '#sites';

/** A case that stays as it is until the transaction ends. Throws `NOT_FOUND`. */
export const lockVoice = async (tx: Connection, reference: string): Promise<Feedback> => {
  const [found] = await tx.select().from(feedback).where(eq(feedback.reference, reference)).for('update');
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
