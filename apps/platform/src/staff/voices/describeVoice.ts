import type { ValueOf } from '@marquee/contract';
import { asc, eq } from '#drizzle';
import { maskName } from '#identity';
import { ApiFailure, type StaffOfMerchant } from '#kernel';
import { answerRoutes, feedback, feedbackAnswers } from '#sites';
import { findColleagues } from './findColleagues.ts';
import { selectVoices, showVoices, type VoiceRow } from './selectVoices.ts';

/** The address of a member's account that they have confirmed. */
export const confirmedEmail = ({ account }: VoiceRow): string | null =>
  account?.isEmailVerified ? account.email : null;

const routesOf = (row: VoiceRow): ('messages' | 'email')[] => {
  const { inbox, email } = answerRoutes(row.voice, confirmedEmail(row));
  return [
    ...(inbox === null ? [] : (['messages'] as const)),
    ...(email === null ? [] : (['email'] as const)),
  ];
};

/** A question or complaint with all that staff answers by. Throws `NOT_FOUND`. No transaction may be open. */
export const describeVoice = async (
  context: StaffOfMerchant,
  reference: string,
): Promise<ValueOf<'getStaffVoice'>> => {
  const { row, voice, answers } = await context.tenant(async (tx) => {
    const rows = await selectVoices(tx, eq(feedback.reference, reference));
    const [found] = rows;
    const [voice] = await showVoices(tx, rows, context.now());
    if (!found || !voice) throw new ApiFailure('NOT_FOUND');
    const written = await tx
      .select()
      .from(feedbackAnswers)
      .where(eq(feedbackAnswers.feedbackId, found.voice.id))
      .orderBy(asc(feedbackAnswers.answeredAt));
    return { row: found, voice, answers: written };
  });
  const { contactInfo } = row.voice;
  return {
    ...voice,
    nickname: row.account?.nickname ?? null,
    contact: contactInfo === null ? null : maskName(contactInfo),
    answeredBy: routesOf(row),
    answers: answers.map(({ text, answeredAt, person }) => ({
      text,
      at: answeredAt.toISOString(),
      by: person,
    })),
    colleagues: await findColleagues(context, 'voices.answer'),
  };
};
