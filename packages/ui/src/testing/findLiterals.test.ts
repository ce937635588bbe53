import { expect, test } from 'vitest';
import { findLiterals } from './findLiterals.ts';

const found = (source: string, path = 'Part.tsx') =>
  findLiterals(path, source).map(({ kind, literal }) => `${kind}: ${literal}`);

test.each([
  ['<p>Hello</p>', 'text: Hello'],
  ['<p>{isOpen ? "Close" : undefined}</p>', 'text: Close'],
  ['<p>{isOpen && `Open ${name}`}</p>', 'text: Open'],
  ['<p>{"a" + name}</p>', 'text: a'],
  ['<img alt="Logo" />', 'text: Logo'],
  ['<button aria-label={isOpen ? "Close" : label} />', 'text: Close'],
  ['<b {...{ "aria-label": "Close" }} />', 'text: Close'],
  ['<section aria-roledescription="carousel" />', 'text: carousel'],
  ['makeField({ placeholder: "Name" })', 'text: Name'],
  ['const words = "Please try again"', 'text: Please try again'],
  ['<path fill="red" />', 'colour: red'],
  ['<path fill="#e11" />', 'colour: #e11'],
])('%s holds a literal', (source, literal) => {
  expect(found(source)).toEqual([literal]);
});

test.each([
  ['style({ color: "#fff" })', 'colour: #fff'],
  ['style({ background: `linear-gradient(${vars.a}, rgb(0 0 0 / 0.5))` })', 'colour: , rgb(0 0 0 / 0.5))'],
  ['style({ borderBlockEnd: "1px solid red" })', 'colour: 1px solid red'],
  ['style({ ":hover": { boxShadow: "0 0 2px oklch(0.5 0.1 90)" } })', 'colour: 0 0 2px oklch(0.5 0.1 90)'],
  ['const edge = "hsl(20deg 10% 10%)"', 'colour: hsl(20deg 10% 10%)'],
])('the styles %s hold a literal', (source, literal) => {
  expect(found(source, 'Part.css.ts')).toEqual([literal]);
});

test.each([
  '<p className="a b">{label}</p>',
  '<button aria-label={label} type="button">{count} × {name}</button>',
  '<p>{typeof label === "function" ? label() : label}</p>',
  '<a rel="noopener noreferrer" href={href}>{children}</a>',
  'throw new Error("Wrap it in a provider.")',
  'import { a } from "./of many words.ts"',
  'type Look = "is quiet" | "is loud"',
  'element.querySelector("input:not([type=hidden]), select")',
  'if (event.key === "ArrowDown") go()',
])('%s holds none', (source) => {
  expect(found(source)).toEqual([]);
});

test.each([
  'style({ color: vars.color.text, background: "none", border: "1px solid transparent" })',
  'style({ outline: "2px solid Highlight", fill: "currentColor" })',
  'style({ boxShadow: `0 1px oklch(from ${vars.a} calc(l + 0.1) c h)` })',
  'style({ maskImage: "linear-gradient(90deg, transparent, black)" })',
  'style({ gridTemplateAreas: "picture words" })',
])('the styles %s hold none', (source) => {
  expect(found(source, 'Part.css.ts')).toEqual([]);
});
