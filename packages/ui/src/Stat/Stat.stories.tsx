import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { WalletIcon } from '../icons/WalletIcon.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Money } from '../Money/Money.tsx';
import { toneNames } from '../theme/tones.ts';
import { Stat } from './Stat.tsx';

const meta = {
  title: 'Content/Stat',
  component: Stat,
  args: {
    label: 'Balance',
    value: <Money minor={12_500_000} currency="VND" />,
    note: '3% more than last week',
    icon: <WalletIcon />,
  },
} satisfies Meta<typeof Stat>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Plain: Story = { args: { icon: undefined, note: undefined, label: 'Members', value: '1284' } };

export const Tones: Story = {
  render: (args) => (
    <Grid>
      {toneNames.map((tone) => (
        <Card key={tone}>
          <Stat {...args} tone={tone} />
        </Card>
      ))}
    </Grid>
  ),
};
