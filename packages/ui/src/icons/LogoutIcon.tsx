import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Closes the session. */
export const LogoutIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M10 5H6.5A1.5 1.5 0 005 6.5v11A1.5 1.5 0 006.5 19H10M10 12h10M16 8l4 4-4 4" />
  </Icon>
);
