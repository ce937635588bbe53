import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Opens outside of the site. */
export const ExternalIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M10 5H6.5A1.5 1.5 0 005 6.5v11A1.5 1.5 0 006.5 19h11a1.5 1.5 0 001.5-1.5V14M14 5h5v5M19 5l-8 8" />
  </Icon>
);
