import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowEndIcon } from '../icons/ArrowEndIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import type { Link } from '../Link/Link.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  argTypes: { look: { control: 'inline-radio', options: ['solid', 'soft', 'outline', 'quiet'] } },
  args: { href: '#games', children: 'Discover games' },
} satisfies Meta<typeof ButtonLink<typeof Link>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  render: (args) => (
    <Inline>
      {(['solid', 'soft', 'outline', 'quiet'] as const).map((look) => (
        <ButtonLink key={look} {...args} look={look} />
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { iconEnd: <ArrowEndIcon />, size: 'l' } };
