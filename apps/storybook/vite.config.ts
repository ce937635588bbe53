import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { reactPlugins } from '@marquee/config/vite';
import { brandEntries } from '@marquee/web/sites';
import { defineConfig } from 'vite';
import { brandsModule } from './build/brandsModule.ts';
import { chunkNames } from './build/chunkNames.ts';
import { galleryModule } from './build/galleryModule.ts';
import { picturesModule } from './build/picturesModule.ts';
import { stillsModule } from './build/stillsModule.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../brands'));

export default defineConfig({
  cacheDir: join(import.meta.dirname, 'node_modules/.vite'),
  plugins: [
    brandsModule(brands),
    brandEntries(brands),
    galleryModule(),
    picturesModule(brands),
    stillsModule(),
    chunkNames(import.meta.dirname),
    ...reactPlugins(import.meta.dirname),
  ],
  // The gallery's stories are written by the build, so that the dev server's scan does not see what they stand on.
  optimizeDeps: {
    include: ['react-router-dom', '@tanstack/react-query', 'jotai'].map((name) => `@marquee/shell > ${name}`),
  },
  resolve: {
    dedupe: [
      'react',
      'react-dom',
      '@lingui/core',
      '@lingui/react',
      'jotai',
      '@tanstack/react-query',
      'react-router-dom',
    ],
  },
});
