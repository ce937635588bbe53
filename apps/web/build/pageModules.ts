import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * On the server side, gives each lazy part of a feature's handle the path of its module, so that packaging can
 * tell which styles a prerendered page stands on.
 */
export const pageModules = (root: string): Plugin => ({
  name: 'marquee:page-modules',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform(code, id) {
    if (!/packages\/features\/[^/]+\/src\/(?:index|.+\.feature)\.ts$/.test(id)) return undefined;
    const folder = relative(root, id).replace(/[^/]+$/, '');
    return code.replaceAll(
      /\(\)\s*=>\s*import\('\.\/([^']+\.(?:page|slot)\.tsx)'\)/g,
      (load, file: string) => `Object.assign(${load}, { module: '${folder}${file}' })`,
    );
  },
});
