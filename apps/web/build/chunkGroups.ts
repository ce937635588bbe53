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
    { name: 'home', test: /packages\/features\/home\/src\/.+\.tsx$/, priority: 2 },
    { name: 'home-popular', test: /packages\/features\/games\/src\/popular\/.+\.slot\.tsx$/, priority: 2 },
    {
      name: 'home-lottery',
      test: /packages\/features\/games\/src\/lottery\/HomeLottery\.slot\.tsx$/,
      priority: 1,
    },
    { name: 'home-winners', test: /packages\/features\/games\/src\/winners\/.+\.slot\.tsx$/, priority: 1 },
    // Texts of what every brand has.
    {
      debugName: 'texts',
      name: (id) => `texts-${/(\w+)\.po$/.exec(id)?.[1]}`,
      test: /packages\/(shell|features\/core|features\/home)\/src\/locales\/\w+\.po$/,
      priority: 2,
    },
  ],
};
