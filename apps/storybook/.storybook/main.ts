import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import type { StorybookConfig } from '@storybook/react-vite';
import { galleryIndexers } from '../build/galleryModule.ts';
import { withPages } from '../build/withPages.ts';

/** Set for the build that is looked at: the pages of the guide would be files that every view's key goes by. */
const isForLooks = createReader(testVariables).isOn('STORIES_ALONE');

const stories: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../packages/ui/src/**/*.stories.tsx'],
  experimental_indexers: (known = []) => [...galleryIndexers, ...known],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

const guide: StorybookConfig = {
  ...stories,
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  experimental_indexers: (known = []) => [...galleryIndexers, ...known.map(withPages)],
  previewAnnotations: (known = []) => [...known, join(import.meta.dirname, '../src/guide/guidePreview.tsx')],
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
};

export default isForLooks ? stories : guide;
