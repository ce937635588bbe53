import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A telephone call. */
export const CallIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 4.5h3l1.7 4.3-2.2 1.7a12 12 0 005.5 5.5l1.7-2.2 4.3 1.7v3a1.5 1.5 0 01-1.6 1.5A15.5 15.5 0 014 6.1 1.5 1.5 0 015.5 4.5z" />
  </Icon>
);
