import { reactPlugins } from '@marquee/config/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: reactPlugins(import.meta.dirname),
  test: { include: ['{src,build}/**/*.test.ts'] },
});
