import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'The share of stakes a game pays back to players over time',
    children: (props) => (
      <IconButton {...props} title={undefined} label="Return to player" icon={<InfoIcon />} />
    ),
  },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};
