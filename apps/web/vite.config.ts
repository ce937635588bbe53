import { join, resolve } from 'node:path';
import { buildVariables, createReader } from '@marquee/variables';
import { reactPlugins } from '@marquee/config/vite';
import { loadBrands, type LoadedBrand } from '@marquee/brand/load';
import { keepOutOfBuilds, workbench } from '@marquee/workbench';
import { defineConfig } from 'vite';
import { brandDocuments } from './build/brandDocuments.ts';
import { brandEntries, entryOf, startOf } from './build/brandEntries.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { devDomain } from './build/devDomain.ts';
import { leanRouter } from './build/leanRouter.ts';
import { ownRoutes } from './build/ownRoutes.ts';
import { pageModules } from './build/pageModules.ts';
import { partTexts } from './build/partTexts.ts';
import { siteManifest } from './build/siteManifest.ts';

const root = join(import.meta.dirname, '../..');

/** Where `npm run dev` finds the brands and the platform, and which brand it shows. */
const variables = createReader(buildVariables);
const isDev = variables.text('BRAND') !== undefined;
const brandsFolder = isDev ? resolve(root, variables.requiredText('BRANDS_DIR')) : join(root, 'brands');
const brands = await loadBrands(brandsFolder);
const platform = variables.text('PLATFORM_URL') ?? 'http://localhost:4000';
const devBrand = brands.find(({ brand }) => brand.id === variables.text('BRAND')) ?? brands[0]!;
const devHost = devDomain(devBrand.brand);

const shared = [
  'react',
  'react-dom',
  '@lingui/core',
  '@lingui/react',
  'jotai',
  '@tanstack/react-query',
  'react-router-dom',
];

/** Asks the process that started this one to let the platform take over what is settled anew. */
const applySettings = ({ brand, settings }: Pick<LoadedBrand, 'brand' | 'settings'>) =>
  new Promise<void>((resolve, reject) => {
    if (!process.send) return resolve();
    process.once('message', (answer) =>
      answer === 'applied' ? resolve() : reject(new Error(String(answer))),
    );
    process.send({ brand, settings });
  });

export default defineConfig(({ command }) => ({
  // A dev server looks for React from its root, and only this folder has it.
  root: command === 'serve' ? import.meta.dirname : root,
  appType: 'custom',
  cacheDir: join(import.meta.dirname, 'node_modules/.vite'),
  publicDir: false,
  plugins: [
    brandEntries(brands, command === 'serve' ? '@marquee/workbench/start' : '@marquee/shell'),
    brandDocuments(devBrand),
    workbench({ loaded: devBrand, modules: [`\0${entryOf(devBrand.brand.id)}`], applySettings }),
    keepOutOfBuilds(),
    leanRouter(),
    ownRoutes(root),
    pageModules(root),
    partTexts(),
    siteManifest(root),
    ...reactPlugins(import.meta.dirname),
  ],
  // React's catalogs and hooks have to be one copy, wherever a feature resolves them from.
  resolve: {
    dedupe: shared,
    // Lingui's way to a hook that React has had for long.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  // Known ahead, or the first page would be loaded anew for each that it comes upon.
  optimizeDeps: { include: [...shared, 'react-dom/client', 'react-dom/static'] },
  server: {
    // Not every machine's resolver knows names below localhost; browsers do.
    host: '127.0.0.1',
    allowedHosts: [devHost],
    fs: { allow: [root, brandsFolder] },
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/art', '/sandbox', '/health', '/.well-known'].map((path) => [
        path,
        { target: platform, headers: { host: `${devHost}:${new URL(platform).port}` } },
      ]),
    ),
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: join(import.meta.dirname, 'dist/client'),
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [...new Set(brands.map(({ brand }) => startOf(brand)))],
          // Brands' entries call what it exports.
          preserveEntrySignatures: 'strict',
          output: {
            codeSplitting: chunkGroups(brands.map(({ brand }) => brand)),
            assetFileNames: 'assets/[name]-[hash][extname]',
            chunkFileNames: 'assets/[name]-[hash].js',
            entryFileNames: 'assets/start-[hash].js',
          },
        },
      },
    },
    ssr: {
      // Whoever renders pages has no packages beside them.
      ...(command === 'build' && { resolve: { noExternal: true } }),
      build: {
        outDir: join(import.meta.dirname, 'dist/server'),
        emptyOutDir: true,
        rolldownOptions: {
          input: {
            'entry-server': join(import.meta.dirname, 'src/entry-server.ts'),
            renderer: join(import.meta.dirname, 'pages/renderer.ts'),
          },
        },
      },
    },
    // One file of its own, before which each brand writes what it is about.
    worker: {
      consumer: 'client',
      build: {
        outDir: join(import.meta.dirname, 'dist/worker'),
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: {
            sw: join(import.meta.dirname, 'src/worker/serviceWorker.ts'),
          },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  },
}));
