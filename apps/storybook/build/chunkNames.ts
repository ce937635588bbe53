import { relative } from 'node:path';
import type { Plugin } from 'vite';

const isSource = (path: string) => !path.startsWith('\0') && !path.includes('/node_modules/');

const fileOf = (path: string) =>
  path
    .replaceAll('../', '')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Names each file of the build after a module in it, without a hash of its contents: so a file that has changed
 * changes no other, and what a view was made from can be compared from build to build, wherever they were made.
 */
export const chunkNames = (root: string): Plugin => {
  const nameOf = (module: string) => {
    const [path = ''] = module.split('?');
    return fileOf(
      path.includes('/node_modules/') ? path.split('/node_modules/').at(-1)! : relative(root, path),
    );
  };
  return {
    name: 'marquee:chunk-names',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Short names of exports would be dealt out anew by each import that is added.
            minifyInternalExports: false,
            entryFileNames: 'assets/[name].js',
            chunkFileNames: ({ facadeModuleId, moduleIds, name }) => {
              const module = facadeModuleId ?? moduleIds.findLast(isSource) ?? moduleIds.at(-1);
              return `assets/${module ? nameOf(module) : name}.js`;
            },
            assetFileNames: ({ originalFileNames: [file], names: [name = 'asset'] }) => {
              if (!file) return `assets/${fileOf(name)}`;
              return `assets/${file.endsWith(name) ? fileOf(file) : fileOf(`${file}-${name}`)}`;
            },
          },
        },
      },
    }),
  };
};
