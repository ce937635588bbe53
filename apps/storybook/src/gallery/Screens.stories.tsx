import type { Meta } from '@storybook/react-vite';

/** The file that the gallery's stories stand in: the build adds one for each screen and state. */
const meta = {} satisfies Meta;

export default meta;
