import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Manifest } from './Manifest.ts';

/** The path of a module below the repository's root; a written module by its own name. */
const nameOf = (root: string, id: string) => (id.startsWith('\0') ? id.slice(1) : relative(root, id));

/**
 * Writes `site.json`: which file of the client build holds which of our modules. Vite's own manifest names only
 * the modules that start a file, and a page's body may stand in a file with others.
 */
export const siteManifest = (root: string): Plugin => ({
  name: 'marquee:site-manifest',
  enforce: 'post',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, bundle) {
    const manifest: Manifest = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      manifest[chunk.fileName] = {
        modules: chunk.moduleIds.filter((id) => !id.includes('node_modules')).map((id) => nameOf(root, id)),
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
        assets: [...(chunk.viteMetadata?.importedAssets ?? [])],
      };
    }
    this.emitFile({ type: 'asset', fileName: 'site.json', source: JSON.stringify(manifest) });
  },
});
