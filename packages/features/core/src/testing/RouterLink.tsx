import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** A link inside of the site, as the shell makes it. */
export const RouterLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <Link {...rest} to={href} />
);
