import type { Meta } from '@storybook/react-vite';

/** The file that the console's stories stand in: the build adds one for each screen and state. */
const meta = {} satisfies Meta;

export default meta;
