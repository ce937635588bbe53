import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Content/Heading',
  component: Heading,
  argTypes: { size: { control: 'inline-radio', options: ['m', 'l', 'xl', 'xxl', 'display'] } },
  args: { level: 2, children: 'This week’s promotions' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: (args) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
};

export const VietnameseMarks: Story = { args: { level: 1, children: 'Ưu đãi Ẩn Ở Ổ Ỷ Ặ' } };
