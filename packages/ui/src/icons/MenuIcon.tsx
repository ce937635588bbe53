import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Opens a navigation. */
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);
