import { toneNames } from '@marquee/ui';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The controls of the props that many components share and whose types the docs do not see through. */
const shared = {
  tone: { control: { type: 'select' }, options: toneNames },
  size: { control: { type: 'inline-radio' }, options: ['s', 'm', 'l'] },
} as const;

/** Gives `tone` and `size` a choice of their values wherever a component has them. */
export const sharedControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const choice = Object.entries(shared).find(([prop]) => prop === name)?.[1];
      const isPlain = !argType.options && argType.type?.name !== 'number';
      return [name, choice && isPlain ? { ...argType, ...choice } : argType];
    }),
  );
