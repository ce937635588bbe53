import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Today’s draws',
    renderTrigger: (props) => (
      <Button {...props} tone="neutral" look="soft">
        Lottery
      </Button>
    ),
    children: (
      <Stack gap="x1">
        <b>Today’s draws</b>
        <TextLink href="#hcmc" look="quiet">
          Ho Chi Minh City
        </TextLink>
        <TextLink href="#dong-thap" look="quiet">
          Đồng Tháp
        </TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const SheetOnPhone: Story = {
  ...Open,
  args: { isSheetOnPhone: true },
  globals: { viewport: { value: 'mobile1' } },
};
