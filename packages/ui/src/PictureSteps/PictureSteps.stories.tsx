import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { MenuIcon } from '../icons/MenuIcon.tsx';
import { PhoneFrame } from '../PhoneFrame/PhoneFrame.tsx';
import { PictureSteps } from './PictureSteps.tsx';

const screenOf = (icon: ReactNode) => (
  <PhoneFrame>
    <span style={{ display: 'grid', placeItems: 'center', flex: 1 }}>{icon}</span>
  </PhoneFrame>
);

const meta = {
  title: 'Content/PictureSteps',
  component: PictureSteps,
  args: {
    label: 'Install the app',
    steps: [
      {
        title: 'Open the menu',
        picture: screenOf(<MenuIcon size="xl" />),
        text: 'It is at the top of the browser.',
      },
      {
        title: 'Install',
        picture: screenOf(<DownloadIcon size="xl" />),
        text: 'The icon appears among your apps.',
      },
    ],
  },
} satisfies Meta<typeof PictureSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
