import { expect, test } from 'vitest';
import { parseTokens } from '../load/parseTokens.ts';
import { testTokens } from '../testTokens.ts';
import type { DesignTokenGroup } from './DesignTokens.ts';
import { readDesignTokens } from './readDesignTokens.ts';
import { writeDesignTokens } from './writeDesignTokens.ts';

const sound = parseTokens(testTokens(), 'tokens.ts');

const changed = (group: string, changes: Record<string, unknown>) => {
  const file = writeDesignTokens(sound);
  return readDesignTokens({ ...file, [group]: { ...(file[group] as DesignTokenGroup), ...changes } });
};

const messageOf = (group: string, changes: Record<string, unknown>) =>
  changed(group, changes).problems.map(({ key, message }) => `${key}: ${message}`);

const colour = (red: number, more = {}) => ({ colorSpace: 'srgb', components: [red, 0, 0], ...more });

test('an unknown token is named by its path, with the one that was meant', () => {
  expect(messageOf('colours', { acent: { $value: '#112233' } })).toEqual([
    'colours.acent: unknown token. Did you mean "colours.accent"?',
  ]);
  expect(
    messageOf('overrides', { dark: { $type: 'color', accent: { solidHovr: { $value: '#112233' } } } }),
  ).toEqual([
    'overrides.dark.accent.solidHovr: unknown token. Did you mean "overrides.dark.accent.solidHover"?',
  ]);
});

test.each([
  ['#12345', '"#12345" is not a colour: #rrggbb is.'],
  [12, '12 is not a colour: { colorSpace, components, hex } is.'],
  [colour(0.5, { colorSpace: 'display-p3' }), 'the colour space is "display-p3"; save it in "srgb".'],
  [colour(127), 'needs three components from 0 to 1.'],
  [colour(1, { alpha: 2 }), 'needs an alpha from 0 to 1.'],
  [colour(1, { hex: '#00ff00' }), 'its components are #ff0000, its hex is "#00ff00"; make them one.'],
])('the colour %j is refused by its path', (value, problem) => {
  expect(messageOf('colours', { accent: { $value: value } })).toEqual([`colours.accent: ${problem}`]);
});

test('a colour may be plain hex, of whatever case, or components without a hex', () => {
  const { tokens, problems } = changed('colours', {
    accent: { $value: '#AABBCC' },
    secondary: { $value: colour(1) },
  });
  expect(problems).toEqual([]);
  expect(tokens['colours']).toMatchObject({ accent: '#aabbcc', secondary: '#ff0000' });
});

test('an alias is followed to its end, also where the types are inherited', () => {
  const { tokens, problems } = changed('colours', {
    info: { $value: '{colours.positive}' },
    positive: { $value: '{colours.accent}' },
  });
  expect(problems).toEqual([]);
  expect(tokens['colours']).toMatchObject({ info: '#e2b352', positive: '#e2b352' });
});

test('an alias that leads nowhere or in a circle is refused', () => {
  expect(messageOf('colours', { info: { $value: '{colours.acent}' } })).toEqual([
    'colours.info: there is no token {colours.acent}. Did you mean {colours.accent}?',
  ]);
  expect(messageOf('colours', { info: { $value: '{colours.info}' } })).toEqual([
    'colours.info: {colours.info} leads back to itself.',
  ]);
});

test('a token of another type is refused', () => {
  expect(messageOf('type', { displayWeight: { $type: 'dimension', $value: 700 } })).toEqual([
    'type.displayWeight: its $type is "dimension", it has to be "fontWeight".',
  ]);
  expect(messageOf('type', { labelTracking: { $type: 'number', $value: '0.1em' } })).toEqual([
    'type.labelTracking: "0.1em" is not a number.',
  ]);
  expect(messageOf('type', { body: { $type: 'fontFamily', $value: 'Mulish' } })[0]).toContain(
    'type.body: "Mulish" is not a family with its generic one',
  );
});

test('what is no token, and what this reader does not follow, is told', () => {
  expect(messageOf('colours', { accent: '#112233' })).toEqual([
    'colours.accent: is neither a token nor a group of tokens.',
  ]);
  expect(messageOf('colours', { $extends: '{type}' })).toEqual([
    'colours: "$extends" is not read here; write it out.',
  ]);
});

test('a token that is missing and a wrong choice are told by the schema', () => {
  const { tokens } = readDesignTokens({
    ...writeDesignTokens(sound),
    $extensions: { marquee: { radius: 'sofft' } },
  });
  const { accent: _accent, ...colours } = tokens['colours'] as Record<string, string>;
  expect(() => parseTokens({ ...tokens, colours }, 'a.json')).toThrow(
    /a\.json: colours\.accent: is missing[^]*radius: "sofft" is not one of sharp, gentle, soft\. Did you mean "soft"\?/,
  );
});
