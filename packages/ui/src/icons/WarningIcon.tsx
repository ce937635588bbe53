import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A warning. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.2l8.8 15.3H3.2zM12 10v4.2" />
    <circle cx="12" cy="16.8" r="1" fill="currentColor" stroke="none" />
  </Icon>
);
