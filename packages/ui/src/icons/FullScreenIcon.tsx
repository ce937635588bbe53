import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** To fill the whole screen. */
export const FullScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4" />
  </Icon>
);
