import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The dark scheme. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 14.3A8 8 0 019.7 4.5a8 8 0 109.8 9.8z" />
  </Icon>
);
