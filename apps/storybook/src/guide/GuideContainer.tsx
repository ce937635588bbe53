import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { brands } from 'virtual:brands';
import { useToolbar } from './useToolbar.ts';

/** The frame of a page: the tool’s own colours, light or dark as the scheme that the toolbar chooses. */
export const GuideContainer = ({ context, children }: PropsWithChildren<{ context: DocsContextProps }>) => {
  const { brand, scheme } = useToolbar(context);
  const chosen = scheme === 'own' ? brands.find(({ id }) => id === brand)?.defaultScheme : scheme;
  const isLight =
    chosen === 'auto' ? !globalThis.matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'light';
  return (
    <DocsContainer context={context} theme={isLight ? themes.light : themes.dark}>
      {children}
    </DocsContainer>
  );
};
