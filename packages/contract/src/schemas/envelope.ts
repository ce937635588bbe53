import { type TSchema, Type } from 'typebox';
import { errorCodes, type ErrorCode } from '../errorCodes.ts';
import { type AnyErrorDetails, type CodedError, errorDetails } from '../errorDetails.ts';
import { component } from './component.ts';

const shared = {
  message: Type.String({
    description:
      "One sentence in the reader's language. A web server in front, which does not know it, refuses without.",
  }),
  requestId: Type.Optional(Type.String({ description: "Finds the call in the platform's log." })),
};

const plainCodes = Object.keys(errorCodes).filter((code) => !(code in errorDetails));

/** The error of an answer: its code decides which details it has. */
export const ErrorBody = Type.Unsafe<ErrorBody>(
  Type.Union(
    [
      component('PlainError', { code: Type.Enum(plainCodes as ErrorCode[]), ...shared }),
      ...Object.entries(errorDetails).map(([code, details]) =>
        component(`Error.${code}`, { code: Type.Literal(code), ...shared, details }),
      ),
    ],
    { title: 'Error' },
  ),
);

/** A refused call. */
export const Failure = component('Failure', { success: Type.Literal(false), error: ErrorBody });

/** The answer of a call that worked. */
export const successOf = (value: TSchema) =>
  Type.Object({ success: Type.Literal(true), value }, { additionalProperties: false });

/** The error of an answer. */
export type ErrorBody = CodedError & { message: string; requestId?: string };

/** The error of an answer, for whoever looks at a detail whichever the code is. */
export type AnyError = Omit<ErrorBody, 'details'> & { details?: AnyErrorDetails };
