import type { BodyOf } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { fieldProblem } from '#kernel';

type Wish = NonNullable<BodyOf<'changeStaffGames'>['maintenance']>;

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

/** From when until when games are to be closed; without a beginning from now on, without an end until somebody opens them. */
export const readWindow = (
  wish: Wish,
  now: Date,
  language: Language,
): { startsAt: Date | null; endsAt: Date | null } => {
  const startsAt = readMoment(wish.startsAt, 'startsAt', now, language);
  return { startsAt, endsAt: readMoment(wish.endsAt, 'endsAt', startsAt ?? now, language) };
};
