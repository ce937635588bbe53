import { ApiFailure, fieldProblem, type Handler } from '#kernel';
import { mostOf } from '../../responsiblePlay/mostOf.ts';
import { isLooser } from '../../responsiblePlay/nextLimit.ts';
import { setLimit } from '../../responsiblePlay/setLimit.ts';
import { changeMember } from './changeMember.ts';

/** Sets a limit that is stricter than the one there is, at once. Throws `LIMIT_LOOSER` for any other. */
export const setStaffMemberLimit: Handler<'setStaffMemberLimit'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, { id }) => {
    const { kind, period, limit } = body;
    const { merchant, language } = context;
    let before: number | null = null;
    const next = await setLimit(tx, {
      merchant,
      account: id,
      kind,
      period,
      now: context.now(),
      wanted: ({ rule, limit: present }) => {
        const max = mostOf(rule) ?? undefined;
        if (limit < rule.least || (max !== undefined && limit > max))
          throw fieldProblem(language, 'limit', 'range', { min: rule.least, max });
        if (isLooser(limit, present)) throw new ApiFailure('LIMIT_LOOSER');
        before = present;
        return limit;
      },
    });
    if (next === undefined) throw fieldProblem(language, 'kind', 'choice');
    return { before: { limit: before }, after: { kind, period, limit }, reason: body.reason };
  });
