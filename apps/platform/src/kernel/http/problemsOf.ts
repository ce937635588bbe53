import type { FieldProblem } from '@marquee/contract/errors';
import type { Language } from '@marquee/reference';
import type { TLocalizedValidationError } from 'typebox/error';
import { type Bounds, ruleText, type SchemaRule } from '../texts/ruleText.ts';

type Broken = { field: string; rule: SchemaRule } & Bounds;

const fieldOf = (path: string, name?: string) =>
  [
    ...path
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...(name === undefined ? [] : [name]),
  ].join('.');

const boundsAt = (schema: unknown, path: string): Record<string, number | undefined> => {
  let part = schema;
  for (const key of path.split('/').slice(1)) {
    part = (part as Record<string, unknown> | undefined)?.[decodeURIComponent(key)];
  }
  return (part ?? {}) as Record<string, number | undefined>;
};

const brokenBy = (error: TLocalizedValidationError, schema: unknown): Broken[] => {
  const field = fieldOf(error.instancePath);
  const bounds = () => boundsAt(schema, error.schemaPath);
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({
        field: fieldOf(error.instancePath, name),
        rule: 'required',
      }));
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({
        field: fieldOf(error.instancePath, name),
        rule: 'unknown',
      }));
    case 'boolean':
    case 'anyOf':
      return [];
    case 'minLength':
    case 'maxLength':
      return [{ field, rule: 'length', min: bounds()['minLength'], max: bounds()['maxLength'] }];
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return [{ field, rule: 'range', min: bounds()['minimum'], max: bounds()['maximum'] }];
    case 'maxItems':
      return [{ field, rule: 'items', max: bounds()['maxItems'] }];
    case 'enum':
    case 'const':
      return [{ field, rule: 'choice' }];
    case 'pattern':
    case 'format':
      return [{ field, rule: 'pattern' }];
    default:
      return [{ field, rule: 'type' }];
  }
};

/** What a validator found, one problem a field, in the reader's language. */
export const problemsOf = (
  errors: readonly TLocalizedValidationError[],
  schema: unknown,
  language: Language,
): FieldProblem[] => {
  const found = new Map<string, FieldProblem>();
  for (const { field, rule, min, max } of errors.flatMap((error) => brokenBy(error, schema))) {
    if (found.has(field)) continue;
    const message = ruleText(language, rule, { min, max });
    found.set(field, {
      field,
      rule,
      message,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    });
  }
  return found.size > 0
    ? [...found.values()]
    : [{ field: '', rule: 'type', message: ruleText(language, 'type') }];
};
