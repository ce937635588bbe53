// Writes theme.css from the tokens beside this file, with Style Dictionary 4 or 5: `node style-dictionary.mjs`.
import { writeFile } from 'node:fs/promises';
import StyleDictionary from 'style-dictionary';

const hex = (share) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Colours and measures as text, which both majors read; Style Dictionary 4 knows no other. */
const asText = (value) => {
  if (Array.isArray(value)) return value.map(asText);
  if (typeof value !== 'object' || value === null) return value;
  if (value.components) {
    const alpha = value.alpha === undefined ? '' : hex(value.alpha);
    return `#${value.components.map(hex).join('')}${alpha}`;
  }
  if ('unit' in value) return `${value.value}${value.unit}`;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asText(inner)]));
};

StyleDictionary.registerPreprocessor({ name: 'marquee/text', preprocessor: asText });

// What the format can say only nearly, such as a size that grows with the window, stands as CSS beside it.
StyleDictionary.registerTransform({
  name: 'marquee/css',
  type: 'value',
  filter: (token) => token.$extensions?.marquee?.css !== undefined,
  transform: (token) => token.$extensions.marquee.css,
});

const { transformGroups } = StyleDictionary.hooks;

const write = async (set, selector) => {
  const dictionary = new StyleDictionary({
    source: [new URL(`${set}.tokens.json`, import.meta.url).pathname],
    preprocessors: ['marquee/text'],
    log: { warnings: 'error', verbosity: 'silent' },
    platforms: {
      css: {
        prefix: 'mq',
        transforms: [...transformGroups.css.filter((name) => name !== 'color/css'), 'marquee/css'],
        files: [{ destination: `${set}.css`, format: 'css/variables', options: { selector } }],
      },
    },
  });
  const [{ output }] = await dictionary.formatPlatform('css');
  return output;
};

const css = [
  await write('theme', ':root'),
  await write('dark', ':root,[data-scheme=dark]'),
  await write('light', '[data-scheme=light]'),
];
await writeFile(new URL('theme.css', import.meta.url), css.join('\n'));
