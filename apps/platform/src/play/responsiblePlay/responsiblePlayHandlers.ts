import type { Handlers } from '#kernel';
import { getResponsiblePlay } from './getResponsiblePlay.ts';
import { keepPlayLimit } from './keepPlayLimit.ts';
import { confirmRealityCheck } from './realityCheck/confirmRealityCheck.ts';
import { getRealityCheck } from './realityCheck/getRealityCheck.ts';
import { setRealityCheck } from './realityCheck/setRealityCheck.ts';
import { setPlayLimit } from './setPlayLimit.ts';
import { startSelfExclusion } from './startSelfExclusion.ts';
import { startTimeOut } from './startTimeOut.ts';

/** Handlers of the domain responsible play. */
export const responsiblePlayHandlers = {
  getResponsiblePlay,
  setPlayLimit,
  keepPlayLimit,
  startTimeOut,
  startSelfExclusion,
  getRealityCheck,
  setRealityCheck,
  confirmRealityCheck,
} satisfies Partial<Handlers>;
