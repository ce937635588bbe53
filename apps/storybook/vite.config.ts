import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { reactPlugins } from '@marquee/config/vite';
import { defineConfig } from 'vite';
import { brandsModule } from './build/brandsModule.ts';

const brands = await loadBrands(join(import.meta.dirname, '../../brands'));

export default defineConfig({
  cacheDir: join(import.meta.dirname, 'node_modules/.vite'),
  plugins: [brandsModule(brands), ...reactPlugins(import.meta.dirname)],
  resolve: { dedupe: ['react', 'react-dom', '@lingui/core', '@lingui/react'] },
});
