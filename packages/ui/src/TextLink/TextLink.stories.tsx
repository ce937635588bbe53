import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import type { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { toneNames } from '../theme/tones.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Actions/TextLink',
  component: TextLink,
  argTypes: { look: { control: 'inline-radio', options: ['inline', 'quiet'] } },
  args: { href: '#rules', children: 'Bonus rules' },
} satisfies Meta<typeof TextLink<typeof Link>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: {
    children: (
      <>
        Each bonus is paid once. Read the <TextLink href="#rules">bonus rules</TextLink> first.
      </>
    ),
  },
  render: ({ children }) => <Text>{children}</Text>,
};

export const Quiet: Story = {
  args: {
    look: 'quiet',
    children: (
      <>
        See all <ChevronEndIcon size="s" />
      </>
    ),
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap="x5">
      {toneNames.map((tone) => (
        <TextLink key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
