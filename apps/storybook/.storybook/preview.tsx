import '../src/frame/storyTime.ts';
import '@marquee/ui/base';
import type { Preview } from '@storybook/react-vite';
import { brands } from 'virtual:brands';
import '../src/frame/page.css.ts';
import { sharedControls } from '../src/frame/sharedControls.ts';
import { StoryFrame } from '../src/frame/StoryFrame.tsx';
import { provideSnapshotTools } from '../src/inPage/snapshotTools.ts';
import { languages } from '../src/texts/languages.ts';
import { translateValue } from '../src/texts/translateValue.ts';

provideSnapshotTools();

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    scheme: {
      description: 'Scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'The brand’s scheme' },
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'device', title: 'Motion as the device' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    brand: brands[0].id,
    scheme: 'own',
    language: 'en',
    direction: 'ltr',
    motion: 'device',
    // Where brands stand beside each other: all of them, or ids with a space between.
    shownBrands: 'all',
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Actions', 'Forms', 'Overlays', 'Feedback', 'Content', '*'] } },
  },
  argTypesEnhancers: [sharedControls],
  decorators: [
    (Story, { args, globals }) => (
      <StoryFrame
        brandId={globals['brand']}
        scheme={globals['scheme']}
        language={globals['language']}
        direction={globals['direction']}
        isStill={globals['motion'] === 'reduced'}
      >
        <Story args={translateValue(args, globals['language'])} />
      </StoryFrame>
    ),
  ],
};

export default preview;
