import { type TObject, type TProperties, Type } from 'typebox';

/**
 * An object schema with a name of its own in the OpenAPI document. Unknown keys are refused in bodies and
 * queries, so that a misspelt field is an error and not a silent loss.
 */
export const component = <T extends TProperties>(title: string, properties: T): TObject<T> =>
  Type.Object(properties, { title, additionalProperties: false });
