import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * The plugins that turn our sources into a page: styles, catalogs, the texts' macro and JSX.
 * @param cwd Folder of the `lingui.config.ts` that counts.
 */
export const reactPlugins = (cwd: string): PluginOption[] => [
  vanillaExtractPlugin(),
  lingui({ cwd }),
  // The macro would look for a configuration from where the process stands.
  babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig({ cwd }) }, { cwd })] }),
  react(),
];
