export type { ErrorCode } from './errorCodes.ts';
export type { ErrorBody, FieldProblem } from './schemas/envelope.ts';
