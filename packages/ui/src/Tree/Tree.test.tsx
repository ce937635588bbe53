import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './TreeNode.ts';

const labels = { loading: 'Loading', failed: 'Failed, open again' };
const nodes: readonly TreeNode[] = [
  {
    id: '1',
    label: 'anna',
    children: [
      { id: '2', label: 'ben' },
      { id: '3', label: 'bao', hasChildren: true },
    ],
  },
  { id: '4', label: 'chi' },
];

const onMissing = vi.fn<(id: string) => void>();
const show = (more: { nodes?: readonly TreeNode[]; onSelect?: (id: string) => void } = {}) =>
  render(<Tree label="Downline" labels={labels} nodes={nodes} onMissing={onMissing} {...more} />);

const focused = () => document.activeElement?.getAttribute('data-label');
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  return focused();
};

test('arrows open, go in, come out and close, and go down and up what is seen', async () => {
  show();
  await userEvent.tab();
  expect(focused()).toBe('anna');
  expect(await press('{ArrowRight}')).toBe('anna');
  expect(screen.getByRole('treeitem', { name: 'anna', expanded: true })).toBeTruthy();
  expect(await press('{ArrowRight}')).toBe('ben');
  expect(await press('{ArrowDown}{ArrowDown}')).toBe('chi');
  expect(await press('{ArrowDown}')).toBe('chi');
  expect(await press('{Home}')).toBe('anna');
  expect(await press('{End}{ArrowUp}')).toBe('bao');
  expect(await press('{ArrowLeft}')).toBe('anna');
  expect(await press('{ArrowLeft}')).toBe('anna');
  expect(screen.queryByRole('treeitem', { name: 'ben' })).toBeNull();
});

test('first letters find, and Tab comes back to where one was', async () => {
  show();
  await userEvent.tab();
  await press('{ArrowRight}');
  expect(await press('ba')).toBe('bao');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('bao');
});

test('children are asked for as they are opened, and stand there once they are handed in', async () => {
  const { rerender } = show();
  await userEvent.click(screen.getByText('anna'));
  await userEvent.click(screen.getByText('bao'));
  expect(onMissing).toHaveBeenCalledExactlyOnceWith('3');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  const failed = [{ id: '3', label: 'bao', hasChildren: true, hasFailed: true }];
  rerender(<Tree label="Downline" labels={labels} nodes={failed} onMissing={onMissing} />);
  expect(screen.getByRole('status').textContent).toBe('Failed, open again');
  const there = [{ id: '3', label: 'bao', children: [{ id: '5', label: 'dung' }] }];
  rerender(<Tree label="Downline" labels={labels} nodes={there} onMissing={onMissing} />);
  expect(screen.getByRole('treeitem', { name: 'dung' })).toBeTruthy();
});

test('Enter chooses a node, or opens it where there is nothing to choose', async () => {
  const onSelect = vi.fn<(id: string) => void>();
  const { unmount } = show({ onSelect });
  await userEvent.tab();
  await press('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('1');
  unmount();
  show();
  await userEvent.tab();
  await press(' ');
  expect(screen.getByRole('treeitem', { name: 'anna', expanded: true })).toBeTruthy();
});
