import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Resting', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;

/** Stands in a page before the story that is looked at, so that each is drawn from the start; nobody else sees it. */
export const Empty: StoryObj = { render: () => <p>.</p> };
