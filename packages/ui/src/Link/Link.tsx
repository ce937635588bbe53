import { createElement } from 'react';
import { useLinkComponent, type LinkProps } from './LinkProvider.tsx';

const LEAVES_THE_SITE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** An unstyled link: by the provider's component inside the site, a plain anchor out of it. */
export const Link = ({ children, ...rest }: LinkProps) => {
  const component = useLinkComponent();
  if (!LEAVES_THE_SITE.test(rest.href)) return createElement(component, rest, children);
  return (
    <a {...rest} rel={rest.target === '_blank' ? 'noopener noreferrer' : rest.rel}>
      {children}
    </a>
  );
};
