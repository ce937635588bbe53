import { type Static, type TSchema, Type } from 'typebox';
import { errorCodes, type ErrorCode } from '../errorCodes.ts';
import { component } from './component.ts';
import { Exclusion, LimitFigures } from './responsiblePlay.ts';
import { LoginVerification } from './security.ts';

/** What is wrong with one field: the rule that it breaks and, where there are any, the bounds of the rule. */
export const FieldProblem = component('FieldProblem', {
  field: Type.String({ description: 'Path of the field in the body or query, dots between parts.' }),
  rule: Type.String({ description: 'The rule that is broken, such as required, pattern or length.' }),
  message: Type.String({ description: "One sentence in the reader's language." }),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

/** The error of an answer. */
export const ErrorBody = component('Error', {
  code: Type.Enum(Object.keys(errorCodes) as ErrorCode[]),
  message: Type.String({ description: "One sentence in the reader's language." }),
  fields: Type.Optional(Type.Array(FieldProblem)),
  captcha: Type.Optional(Type.Boolean({ description: 'The next try has to carry a captcha.' })),
  retryAfter: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Seconds until a further try can succeed.' }),
  ),
  limit: Type.Optional(LimitFigures),
  exclusion: Type.Optional(Exclusion),
  verification: Type.Optional(LoginVerification),
  requestId: Type.Optional(Type.String()),
});

/** A refused call. */
export const Failure = component('Failure', { success: Type.Literal(false), error: ErrorBody });

/** The answer of a call that worked. */
export const successOf = (value: TSchema) =>
  Type.Object({ success: Type.Literal(true), value }, { additionalProperties: false });

/** The error of an answer. */
export type ErrorBody = Static<typeof ErrorBody>;

/** What is wrong with one field. */
export type FieldProblem = Static<typeof FieldProblem>;
