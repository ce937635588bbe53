import { expect, test } from 'vitest';
import { svgProblems, viewBoxOf } from './svgProblems.ts';

const svg = (content: string, root = 'viewBox="0 0 96 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>\n${content}\n</svg>`;

test('what only draws is safe, in the theme’s colours and with references inside of it', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/><path fill="var(--mq-color-text,#000)" d="M0 0"/>',
  );
  expect(svgProblems(drawing)).toEqual([]);
  expect(viewBoxOf(drawing)).toEqual({ width: 96, height: 48 });
});

test.each([
  ['<script>alert(1)</script>', '<script> is none of the elements'],
  ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', '<foreignObject> is none'],
  ['<style>*{color:red}</style>', '<style> is none'],
  ['<text>Lotus</text>', '<text> is none'],
  ['<image href="https://x.example/a.png"/>', '<image> is none'],
  ['<path onload="alert(1)" d="M0 0"/>', 'would run a script'],
  ['<path ONCLICK="alert(1)" d="M0 0"/>', 'would run a script'],
  ['<use href="https://x.example/#a"/>', 'leads out of the drawing'],
  ['<path fill="url(https://x.example/#a)" d="M0 0"/>', 'would load something'],
  ['<path style="background:url(//x.example)" d="M0 0"/>', 'would load something'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set> is none'],
  ['<path d="M0 0">', 'no well-formed SVG'],
])('%s is refused, with its line', (content, message) => {
  const problems = svgProblems(svg(content));
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', 'DOCTYPE'],
  ['<html/>', 'begins with <html>'],
  [svg('', 'width="96"'), 'no viewBox'],
  ['not a drawing', 'well-formed'],
])('%s is refused as a whole', (text, message) => {
  expect(
    svgProblems(text)
      .map((problem) => problem.message)
      .join('\n'),
  ).toContain(message);
});
