import { correctionRequests } from './requestKinds.ts';
import type { StaffRequest } from './schema.ts';

/** A request that money of a member is corrected. */
export type CorrectionRequest = StaffRequest & { kind: (typeof correctionRequests)[number] };

/** Whether a request is about a member's money. */
export const isCorrection = (request: StaffRequest): request is CorrectionRequest =>
  correctionRequests.some((kind) => kind === request.kind);
