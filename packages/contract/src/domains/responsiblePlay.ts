import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import { LimitKind, LimitPeriod, RealityCheck, ResponsiblePlay } from '../schemas/responsiblePlay.ts';
import { Nullable } from '../schemas/scalars.ts';

const limits = '/wps/responsiblePlay/limit';
const realityCheck = '/wps/responsiblePlay/realityCheck';
const Figure = (maximum: number) => Type.Integer({ minimum: 1, maximum });

/** Calls by which members bound their own play. */
export const responsiblePlay = defineRows({
  getResponsiblePlay: {
    method: 'GET',
    path: '/wps/responsiblePlay',
    module: 'PLAY',
    summary:
      'The member’s limits with what is used of them, time-out or self-exclusion, and what is offered.',
    token: 'member',
    value: ResponsiblePlay,
  },
  setPlayLimit: {
    method: 'PUT',
    path: limits,
    module: 'PLAY',
    summary: 'Sets a limit: a tighter one at once, a looser one or none (null) after the waiting time.',
    token: 'member',
    idempotent: true,
    body: component('PlayLimitWish', {
      kind: LimitKind,
      period: LimitPeriod,
      limit: Nullable(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    value: ResponsiblePlay,
  },
  keepPlayLimit: {
    method: 'POST',
    path: `${limits}/keep`,
    module: 'PLAY',
    summary: 'Withdraws a looser limit that waits, so that the present one stays.',
    token: 'member',
    idempotent: true,
    body: component('PlayLimitName', { kind: LimitKind, period: LimitPeriod }),
    value: ResponsiblePlay,
  },
  startTimeOut: {
    method: 'POST',
    path: '/wps/responsiblePlay/timeOut',
    module: 'PLAY',
    summary: 'Stops bets and deposits at once for some hours. It cannot be shortened or undone.',
    token: 'member',
    body: component('TimeOutWish', { hours: Figure(10_000) }),
    value: ResponsiblePlay,
  },
  startSelfExclusion: {
    method: 'POST',
    path: '/wps/responsiblePlay/selfExclusion',
    module: 'PLAY',
    summary:
      'Stops bets and deposits at once for months, or for good (null). It cannot be shortened or undone.',
    token: 'member',
    body: component('SelfExclusionWish', { months: Nullable(Figure(1_200)) }),
    value: ResponsiblePlay,
  },
  setRealityCheck: {
    method: 'PUT',
    path: realityCheck,
    module: 'PLAY',
    summary: 'Sets how often the member is told how long they have played.',
    token: 'member',
    idempotent: true,
    body: component('RealityCheckWish', { minutes: Figure(1_440) }),
    value: ResponsiblePlay,
  },
  getRealityCheck: {
    method: 'GET',
    path: realityCheck,
    module: 'PLAY',
    summary: 'How long the member has been here, what they have won or lost, and when to tell them.',
    token: 'member',
    value: RealityCheck,
  },
  confirmRealityCheck: {
    method: 'POST',
    path: realityCheck,
    module: 'PLAY',
    summary: 'The member has seen a reality check; the next one is due an interval from now.',
    token: 'member',
    idempotent: true,
    value: RealityCheck,
  },
});
