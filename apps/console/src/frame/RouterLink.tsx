import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

/** A link of the kit that changes the page without loading it anew. */
export const RouterLink = ({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Link to={href} {...rest} />
);
