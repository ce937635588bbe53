import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const Turnable = (args: PaginationProps) => {
  const [page, setPage] = useState(args.page);
  return (
    <Pagination
      {...args}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        args.onPageChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Actions/Pagination',
  component: Pagination,
  args: {
    page: 6,
    pageCount: 12,
    onPageChange: fn(),
    labels: {
      navigation: 'Pages',
      previous: 'Previous',
      next: 'Next',
      page: (number: number) => `Page ${number}`,
    },
  },
  render: (args) => <Turnable {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, pageCount: 3 } };
