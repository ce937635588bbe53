import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProseHtml } from './ProseHtml.tsx';

const meta = {
  title: 'Content/ProseHtml',
  component: ProseHtml,
  args: {
    html: [
      '<h2>Terms</h2><p>Welcome. Please read the <a href="#rules">rules</a> first.</p>',
      '<h3>Who may play</h3><ul><li>People of legal age</li><li>One account per person</li></ul>',
      '<blockquote>Play for fun, and stop when it stops being fun.</blockquote>',
      '<table><tr><th>Level</th><th>Bonus</th></tr><tr><td>VIP 1</td><td>50</td></tr></table>',
    ].join(''),
  },
} satisfies Meta<typeof ProseHtml>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
