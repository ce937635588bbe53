import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { HistoryIcon } from '../icons/HistoryIcon.tsx';
import { LogoutIcon } from '../icons/LogoutIcon.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Account',
    renderTrigger: (props) => (
      <Button {...props} tone="neutral" look="soft" iconEnd={<ChevronDownIcon size="s" />}>
        Account
      </Button>
    ),
    children: [
      <MenuItem key="profile" href="#profile" icon={<UserIcon />}>
        Profile
      </MenuItem>,
      <MenuItem key="history" icon={<HistoryIcon />} isDisabled onSelect={fn()}>
        Bet history
      </MenuItem>,
      <MenuItem key="logout" tone="critical" icon={<LogoutIcon />} onSelect={fn()}>
        Log out
      </MenuItem>,
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const OneOfSeveral: Story = {
  ...Open,
  args: {
    label: 'Language',
    children: [
      <MenuItem key="vi" isChecked lang="vi" icon={<Flag country="VN" />} onSelect={fn()}>
        Tiếng Việt
      </MenuItem>,
      <MenuItem key="en" isChecked={false} lang="en" icon={<Flag country="GB" />} onSelect={fn()}>
        English
      </MenuItem>,
    ],
  },
};
