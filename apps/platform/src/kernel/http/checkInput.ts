import type { Language } from '@marquee/reference';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { ApiFailure } from '../errors/ApiFailure.ts';
import { fieldProblem } from './fieldProblem.ts';
import { problemsOf } from './problemsOf.ts';
import { unkeepable } from './unkeepable.ts';

const validators = new WeakMap<TSchema, Validator>();

/** The compiled validator of a schema, made at its first use. */
export const validatorOf = (schema: TSchema): Validator => {
  const known = validators.get(schema);
  if (known) return known;
  const validator = Compile(schema);
  validators.set(schema, validator);
  return validator;
};

const withDefaults = new WeakMap<TSchema, boolean>();

/** Filling defaults in walks the whole input: for most schemas there are none. */
const hasDefaults = (schema: TSchema): boolean => {
  const known = withDefaults.get(schema);
  if (known !== undefined) return known;
  const has = JSON.stringify(schema).includes('"default":');
  withDefaults.set(schema, has);
  return has;
};

/** Checks a body or query against its schema and fills in defaults. Throws `INVALID_INPUT` naming the fields. */
export const checkInput = (schema: TSchema | undefined, input: unknown, language: Language): unknown => {
  if (!schema) return undefined;
  const spoilt = unkeepable(input);
  if (spoilt !== undefined) throw fieldProblem(language, spoilt, 'characters');
  const validator = validatorOf(schema);
  if (!validator.Check(input)) {
    throw new ApiFailure('INVALID_INPUT', { fields: problemsOf(validator.Errors(input), schema, language) });
  }
  return hasDefaults(schema) ? validator.Default(input) : input;
};
