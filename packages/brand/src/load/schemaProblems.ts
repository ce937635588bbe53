import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Errors } from 'typebox/value';
import { nearestWord } from './nearestWord.ts';

/** A problem before it is known which file it stands in. */
export interface KeyProblem {
  key: string;
  message: string;
}

type SchemaError = ReturnType<typeof Errors>[number];

// TypeBox stops at 8 by default; a brand's author wants them all in one go.
Settings.Set({ maxErrors: 500 });

/** What a value breaks in a schema, in words that a brand's author can act on. */
export function schemaProblems(schema: TSchema, value: unknown): KeyProblem[] {
  return Errors(schema, value)
    .filter((error) => error.keyword !== 'boolean')
    .flatMap((error) => toProblems(error, schema, value));
}

function toProblems(error: SchemaError, schema: TSchema, root: unknown): KeyProblem[] {
  const path = error.instancePath.split('/').slice(1);
  const key = path.join('.');
  const value = valueAt(root, path);
  switch (error.keyword) {
    case 'additionalProperties': {
      const known = Object.keys(valueAt(schema, [...schemaPath(error.schemaPath), 'properties']) ?? {});
      return error.params.additionalProperties.map((name) => ({
        key: [...path, name].join('.'),
        message: `unknown key.${suggest(name, known)}`,
      }));
    }
    case 'required':
      return error.params.requiredProperties.map((name) => ({
        key: [...path, name].join('.'),
        message: 'is missing.',
      }));
    case 'enum': {
      const known = error.params.allowedValues.map(String);
      const isWord = typeof value === 'string';
      return [
        {
          key,
          message: `${show(value)} is not one of ${known.join(', ')}.${isWord ? suggest(value, known) : ''}`,
        },
      ];
    }
    case 'uniqueItems':
      return [{ key, message: 'the same value stands twice.' }];
    default:
      return [{ key, message: `${show(value)} ${error.message}.` }];
  }
}

function suggest(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}

function schemaPath(path: string): string[] {
  return path.split('/').slice(1);
}

function valueAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  );
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
