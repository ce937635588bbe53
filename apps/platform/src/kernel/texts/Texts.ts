import type { ErrorCode } from '@marquee/contract/errors';

/** Bounds of a rule, for its sentence. */
export type Bounds = { min?: number | undefined; max?: number | undefined };

/** Rules that every body and query is held to, whatever the merchant. */
export type SchemaRule =
  | 'required'
  | 'unknown'
  | 'type'
  | 'length'
  | 'words'
  | 'range'
  | 'pattern'
  | 'choice'
  | 'items'
  | 'characters'
  | 'period'
  | 'notFound';

/** Everything that the platform itself says to a reader, in one language. */
export type Texts = {
  errors: Record<ErrorCode, string>;
  rules: Record<SchemaRule, (bounds: Bounds) => string>;
  customerServiceHours: string;
};
