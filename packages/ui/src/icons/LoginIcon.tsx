import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Opens a session. */
export const LoginIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M14 5h3.5A1.5 1.5 0 0119 6.5v11a1.5 1.5 0 01-1.5 1.5H14" />
    <path d="M4 12h10.5M10.5 8l4 4-4 4" />
  </Icon>
);
