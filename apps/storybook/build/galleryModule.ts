import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { consoleStories } from '../src/gallery/console/consoleStories.ts';
import { galleryStories } from '../src/gallery/galleryStories.ts';

/** The files whose stories the build writes, what makes them, and which they are. */
const files = [
  { file: /\/Screens\.stories\.tsx$/, maker: 'storyOf', stories: galleryStories },
  { file: /\/Console\.stories\.tsx$/, maker: 'consoleStoryOf', stories: consoleStories },
] as const;

/** List the gallery's stories in the sidebar. */
export const galleryIndexers: readonly Indexer[] = files.map(({ file, stories }) => ({
  test: file,
  createIndex: async (importPath) =>
    stories.map(({ id, exportName, title, name }) => ({
      type: 'story',
      importPath,
      exportName,
      title,
      name,
      __id: id,
    })),
}));

/** Adds a story for each screen and state to the files that the indexers name. */
export const galleryModule = (): Plugin => ({
  name: 'marquee:gallery',
  enforce: 'pre',
  transform: (code, id) => {
    const found = files.find(({ file }) => file.test(id));
    if (!found) return undefined;
    const { maker, stories } = found;
    return `${code}
import { ${maker} } from './${maker}.tsx';
${stories
  .map(
    ({ id: story, exportName, name, screen, state, isBox }) =>
      `export const ${exportName} = ${maker}(${JSON.stringify({ id: story, name, screen, state, isBox })});`,
  )
  .join('\n')}`;
  },
});
