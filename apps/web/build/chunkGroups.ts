import type { Rolldown } from 'vite';

const isHandle = /packages\/features\/(?!core\/)[^/]+\/src\/(?:[^/]+|.+\.feature)\.ts$/;

/**
 * What a page fetches together stands in one file: many small ones compress badly and cost a request each. The
 * code of one feature is never put with another's, since a brand may leave either out.
 */
export const chunkGroups: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // The frame, the kit as far as the frame shows it, and the libraries. Handles stay with the brands that list them.
    {
      name: 'site',
      tags: ['$initial'],
      test: (id) => !isHandle.test(id) && !id.includes('virtual:'),
      priority: 3,
    },
    // With what the shelves of games show, so that no brand's home page stands on the code of games.
    {
      name: 'home',
      test: /packages\/(features\/home\/src\/Home\.page\.tsx|i18n\/src\/.+|ui\/src\/(Shelf|GameTile|Badge|Skeleton|Text|Link|LazyImage)\/.+)$/,
      priority: 3,
    },
    // What more than one feature changes data with; it would stand in whichever of them comes first.
    { name: 'mutations', test: /@tanstack\/(?:react-)?query[^/]*\/.+[mM]utation/, priority: 3 },
    // Texts of what every brand has.
    {
      debugName: 'texts',
      name: (id) => `texts-${/([\w-]+)\.po$/.exec(id)?.[1]}`,
      test: /packages\/(shell|features\/core|features\/home)\/src\/locales\/[\w-]+\.po$/,
      priority: 2,
    },
  ],
};
