import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The kit's preview. `PREVIEW_THEMES` names a folder of `<theme>.css` files and their fonts, shown by
 * `?theme=<theme>&scheme=dark|light`; without it the plain theme is shown.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: process.env.PREVIEW_THEMES ?? false,
  plugins: [vanillaExtractPlugin(), react()],
  server: { port: 5199, host: '127.0.0.1' },
});
