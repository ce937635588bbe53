import type { TSchema } from 'typebox';
import { exampleTime } from './exampleTime.ts';

type Node = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Node[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Node;
  properties?: Record<string, Node>;
  required?: readonly string[];
  patternProperties?: Record<string, Node>;
};

/** So many rows, that lines between rows and the last one without show; of what may not be twice there is one. */
const usualRows = 3;

/** Texts for the patterns of the contract; a further one is added here, or the row gets an example of its own. */
const byPattern = [
  'VND',
  'VN',
  '84',
  '1',
  'EXAMPLE',
  'example',
  '2026-11-21',
  'https://site.example/',
  '#1d4ed8',
  'TQCHP-9YBMT',
  'R7CAA-WCSJ9',
  '0123456789abcdef0123456789abcdef',
  '0',
];

const formats: Readonly<Record<string, string>> = {
  'date-time': exampleTime,
  date: exampleTime.slice(0, 10),
  email: 'someone@site.example',
  uri: 'https://site.example/',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  uuid: '5f0c8a52-8d1c-4b6b-9a54-2f0a5b1c7d3e',
};

/** Texts that mean something to the page, whatever their pattern allows. */
const byName: Readonly<Record<string, string>> = { timeZone: 'Asia/Ho_Chi_Minh' };

/** `withdrawalState` as it would be read: what a reviewer sees until the row has an example of its own. */
const wordsOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const textOf = ({ format, pattern, minLength = 0 }: Node, name: string): string => {
  if (format) return formats[format] ?? '';
  if (!pattern) return byName[name] ?? wordsOf(name).padEnd(minLength, '.');
  const expression = new RegExp(pattern, 'u');
  const found = byPattern.find((text) => expression.test(text));
  if (found === undefined) {
    throw new Error(`No text is known for ${pattern} of “${name}”: give the row an example of its own.`);
  }
  return found;
};

const numberOf = ({ minimum = 0, maximum = Infinity }: Node) => Math.min(Math.max(minimum, 12), maximum);

const rowsOf = ({ minItems = 0, maxItems = Infinity, uniqueItems = false }: Node) =>
  Math.min(Math.max(minItems, uniqueItems ? 1 : usualRows), maxItems);

const valueOf = (node: Node, name: string): unknown => {
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (node.anyOf) return valueOf(node.anyOf[0]!, name);
  switch (node.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(node.properties ?? {}).map(([key, part]) => [key, valueOf(part, key)]),
      );
    case 'array':
      return node.items && 'not' in node.items
        ? []
        : Array.from({ length: rowsOf(node) }, () => valueOf(node.items ?? {}, name));
    case 'string':
      return textOf(node, name);
    case 'integer':
    case 'number':
      return numberOf(node);
    case 'boolean':
      return false;
    default:
      return null;
  }
};

/** A value that a schema allows, always the same: what a row answers that has no example of its own yet. */
export const generateValue = (schema: TSchema, name: string): unknown => valueOf(schema as Node, name);
