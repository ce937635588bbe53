import type { StorybookConfig } from '@storybook/react-vite';
import { galleryIndexer } from '../build/galleryModule.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  experimental_indexers: (known = []) => [galleryIndexer, ...known],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
