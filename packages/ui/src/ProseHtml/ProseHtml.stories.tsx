import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProseHtml } from './ProseHtml.tsx';

const meta = {
  title: 'Content/ProseHtml',
  component: ProseHtml,
  args: {
    html: [
      '<h2>Terms</h2><p>Welcome. Please read the <a href="#rules">rules</a> first.</p>',
      '<h3>Who may play</h3><ul><li>People of age</li><li>One account each</li></ul>',
      '<blockquote>Play for fun, and stop when it is none.</blockquote>',
      '<table><tr><th>Level</th><th>Bonus</th></tr><tr><td>VIP 1</td><td>50</td></tr></table>',
    ].join(''),
  },
} satisfies Meta<typeof ProseHtml>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
