import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { galleryStories } from '../src/gallery/galleryStories.ts';

const file = /\/Screens\.stories\.tsx$/;

/** Lists the gallery's stories in the sidebar. */
export const galleryIndexer: Indexer = {
  test: file,
  createIndex: async (importPath) =>
    galleryStories.map(({ id, exportName, title, name }) => ({
      type: 'story',
      importPath,
      exportName,
      title,
      name,
      __id: id,
    })),
};

/** Adds a story for each screen and state to the file that the indexer names. */
export const galleryModule = (): Plugin => ({
  name: 'marquee:gallery',
  enforce: 'pre',
  transform: (code, id) =>
    file.test(id)
      ? `${code}
import { storyOf } from './storyOf.tsx';
${galleryStories
  .map(
    ({ id, exportName, name, screen, state, isBox }) =>
      `export const ${exportName} = storyOf(${JSON.stringify({ id, name, screen, state, isBox })});`,
  )
  .join('\n')}`
      : undefined,
});
