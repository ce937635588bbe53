import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Stops a movement. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);
