import { globSync } from 'node:fs';
import type { FeatureNames } from './FeatureWish.ts';

/** What is put into a file that is there: the text before the first match of a place, or after it. */
export type Edit = { file: string; place: RegExp; before?: string; after?: string };

/** Where a feature is named outside of its own files. */
export const featureEdits = ({ id, camel }: FeatureNames, root: string): readonly Edit[] => {
  const brands = globSync('brands/*/brand.ts', { cwd: root }).toSorted();
  return [
    {
      file: 'packages/contract/src/endpoints.ts',
      place: /import \{ wallet \}/,
      before: `import { ${camel} } from './domains/${camel}.ts';\n`,
    },
    {
      file: 'packages/contract/src/endpoints.ts',
      place: / {2}\.\.\.vendorWallet,\n/,
      before: `  ...${camel},\n`,
    },
    {
      file: 'packages/brand/src/constants/features.ts',
      place: / {2}'lottery-menu':/,
      before: `  '${id}': { package: '@marquee/feature-${id}', required: false, needs: ['account'] },\n`,
    },
    {
      file: 'apps/web/package.json',
      place: / {4}"@marquee\/feature-wallet"/,
      before: `    "@marquee/feature-${id}": "workspace:*",\n`,
    },
    {
      file: 'apps/platform/src/play/index.ts',
      place: /export \{ vendorHandlers \}/,
      before: `export { ${camel}Handlers } from './${camel}/${camel}Handlers.ts';\n`,
    },
    { file: 'apps/platform/src/app/handlers.ts', place: /\} from '#play';/, before: `  ${camel}Handlers,\n` },
    {
      file: 'apps/platform/src/app/handlers.ts',
      place: / {2}\.\.\.sandboxHandlers,/,
      before: `  ...${camel}Handlers,\n`,
    },
    {
      file: 'apps/storybook/src/gallery/screens.ts',
      place: /import type \{ Screen \}/,
      before: `import { ${camel}Screens } from './screens/${camel}.ts';\n`,
    },
    {
      file: 'apps/storybook/src/gallery/screens.ts',
      place: / {2}\.\.\.announcementScreens,\n/,
      after: `  ...${camel}Screens,\n`,
    },
    { file: 'docs/ARCHITECTURE.md', place: /responsible-play, security/, before: `${id}, ` },
    ...brands.map((file) => ({ file, place: / {2}\],\n {2}defaultScheme/, before: `    '${id}',\n` })),
  ];
};
