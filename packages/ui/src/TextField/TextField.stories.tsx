import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { UserIcon } from '../icons/UserIcon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Username', placeholder: 'Letters and digits' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'harbour88' } };

export const Required: Story = { args: { isRequired: true, icon: <UserIcon /> } };

export const WithHint: Story = { args: { hint: '6 to 16 letters and digits.' } };

export const WithError: Story = {
  args: { defaultValue: 'me', error: 'This name is too short.', isRequired: true },
};

export const WithIcon: Story = {
  args: { label: 'Search games', icon: <SearchIcon />, placeholder: 'Game or provider' },
};

export const WithSuffix: Story = { args: { label: 'Amount', suffix: 'USD', defaultValue: '120' } };

export const WithAside: Story = {
  args: {
    aside: (
      <TextLink href="#forgot" look="quiet">
        Forgotten it?
      </TextLink>
    ),
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'harbour88' } };
