import { expect, test } from 'vitest';
import { usedCss } from './usedCss.ts';

const markup = '<div id="root"><button class="a b">x</button></div>';
const used = async (css: string) => (await usedCss(css, markup)).replaceAll(/\s+/g, '');

test('keeps what the markup shows, in every state that it can take', async () => {
  const css =
    '.a{color:red}.a:hover{color:blue}.b[aria-expanded=true]{color:green}@media (min-width:1px){.b::after{content:""}}';
  expect(await used(css)).toBe(css.replaceAll(/\s+/g, ''));
});

test('keeps what holds for every page', async () => {
  const css =
    ':root{--x:1}*{margin:0}html[data-scheme=dark]{color:red}body{margin:var(--x)}button{font:inherit}';
  expect(await used(css)).toBe(css.replaceAll(/\s+/g, ''));
});

test('leaves out what belongs to other parts', async () => {
  expect(
    await used('.a{color:red}.c{color:blue}.a .c{color:blue}@media (min-width:1px){.c{color:red}}'),
  ).toBe('.a{color:red}');
});

test('keeps the custom properties that rules and markup read, directly or through others', async () => {
  const css =
    ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}[data-scheme=dark]{--a:5;--d:6;--e:7}.a{order:var(--a)}.b{order:var(--b)}.c{order:var(--e)}';
  const drawn = '<div id="root"><i class="a b"></i><svg><path fill="var(--d)"/></svg></div>';
  expect((await usedCss(css, drawn)).replaceAll(/\s+/g, '')).toBe(
    ':root{--a:1;--b:var(--c);--c:2;--d:3}[data-scheme=dark]{--a:5;--d:6}.a{order:var(--a)}.b{order:var(--b)}',
  );
});
