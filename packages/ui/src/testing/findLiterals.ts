import { parseSync, Visitor, type ESTree } from 'vite';
import { namedColours } from './namedColours.ts';

/** What stands in a source although it belongs into a catalog or a brand's tokens. */
export interface Finding {
  kind: 'text' | 'colour';
  line: number;
  literal: string;
}

// What a reader sees or hears, when it is given as a property.
const spoken =
  /^(?:alt|title|label|placeholder|summary|aria-(?:label|description|placeholder|roledescription|valuetext))$/;

const letters = /\p{L}/u;
const sentence = /\p{L}{2,}[,.]? \p{L}{2,}/u;
// Selectors and media queries are strings of several words too.
const code = /[[\](){}=<>]/;

const colourNotation =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from )/i;
// A mask has no colour: it is where it is opaque.
const colourProperty =
  /(?<!mask)(?:colou?r|background|border|outline|shadow|fill|stroke|decoration|filter|image)/i;

const isNamedColour = (text: string) =>
  text.split(/[^\w-]+/).some((word) => namedColours.has(word.toLowerCase()));

const isSentence = (text: string) => sentence.test(text) && !code.test(text);

const nameOf = (key: ESTree.Node): string =>
  'name' in key && typeof key.name === 'string'
    ? key.name
    : 'value' in key && typeof key.value === 'string'
      ? key.value
      : '';

/**
 * The literal texts and colours of a module. A text is what JSX shows, what a spoken property holds, and any string
 * of several words outside of an error; a colour is any notation of one, and a colour's name where one is expected.
 */
export const findLiterals = (path: string, source: string): readonly Finding[] => {
  const { program } = parseSync(path, source);
  const isStyle = path.endsWith('.css.ts');
  const findings: Finding[] = [];
  // The properties, attributes, children and passed-over parts that the visitor stands in, innermost last.
  const places: string[] = [];
  const keys = new Set<ESTree.Node>();
  const enter = (place: string) => () => void places.push(place);
  const leave = () => void places.pop();
  const isIn = (place: string) => places.includes(place);

  const note = (kind: Finding['kind'], { start }: ESTree.Node, literal: string) => {
    findings.push({ kind, line: source.slice(0, start).split('\n').length, literal: literal.trim() });
  };
  const judge = (node: ESTree.Node, text: string) => {
    if (isIn('passed over')) return;
    const place = places.at(-1) ?? '';
    const isShown = place === 'child' || spoken.test(place);
    if (!isStyle && letters.test(text) && (isShown || isSentence(text))) note('text', node, text);
    if (colourNotation.test(text) || (colourProperty.test(place) && isNamedColour(text))) {
      note('colour', node, text);
    }
  };

  const passedOver = { enter: enter('passed over'), leave };
  new Visitor({
    JSXText: (node) => {
      if (letters.test(node.value)) note('text', node, node.value);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && !keys.has(node)) judge(node, node.value);
    },
    TemplateElement: (node) => judge(node, node.value.cooked ?? ''),
    Property: ({ key, value }) => {
      if (key !== value) keys.add(key);
      places.push(nameOf(key));
    },
    'Property:exit': leave,
    // `rel` is for machines, and takes several words.
    JSXAttribute: ({ name }) => void places.push(nameOf(name) === 'rel' ? 'passed over' : nameOf(name)),
    'JSXAttribute:exit': leave,
    JSXElement: enter('element'),
    'JSXElement:exit': leave,
    JSXFragment: enter('element'),
    'JSXFragment:exit': leave,
    JSXExpressionContainer: () =>
      void places.push(places.at(-1) === 'element' ? 'child' : (places.at(-1) ?? '')),
    'JSXExpressionContainer:exit': leave,
    CallExpression: enter('call'),
    'CallExpression:exit': leave,
    BinaryExpression: ({ operator }) =>
      void places.push(operator === '+' ? (places.at(-1) ?? '') : 'passed over'),
    'BinaryExpression:exit': leave,
    ImportDeclaration: passedOver.enter,
    'ImportDeclaration:exit': passedOver.leave,
    ThrowStatement: passedOver.enter,
    'ThrowStatement:exit': passedOver.leave,
    TSLiteralType: passedOver.enter,
    'TSLiteralType:exit': passedOver.leave,
  }).visit(program);
  return findings;
};
