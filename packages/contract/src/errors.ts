export type { ErrorCode } from './errorCodes.ts';
export type {
  AnyErrorDetails,
  CodedError,
  FieldProblem,
  PlainErrorCode,
  SureDetails,
} from './errorDetails.ts';
export type { AnyError, ErrorBody } from './schemas/envelope.ts';
export type { Exclusion, LimitFigures } from './schemas/responsiblePlay.ts';
export type { LoginVerification } from './schemas/security.ts';
