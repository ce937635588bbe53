import { toneNames } from '@marquee/ui';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The controls of the props that many components share and whose types the docs do not see through. */
const shared = new Map<string, object>([
  ['tone', { control: { type: 'select' }, options: toneNames }],
  ['size', { control: { type: 'inline-radio' }, options: ['s', 'm', 'l'] }],
]);

const holdsElement = (value: unknown) => (Array.isArray(value) ? value : [value]).some(isValidElement);

/** Gives `tone` and `size` a choice of their values, and what is an element no control, for it has no text. */
export const sharedControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (holdsElement(initialArgs[name])) return [name, { ...argType, control: false }];
      const choice = argType.options || argType.type?.name === 'number' ? undefined : shared.get(name);
      return [name, choice ? { ...argType, ...choice } : argType];
    }),
  );
