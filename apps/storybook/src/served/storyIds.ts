import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

/** Every story of the built Storybook, as `Actions/Button: Tones` with its id. */
export const storyIds = (): readonly { id: string; title: string }[] => {
  const file = join(import.meta.dirname, '../../dist/index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` }));
};
