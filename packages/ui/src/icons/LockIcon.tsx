import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Passwords and locked things. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
    <path d="M8 10.5V8a4 4 0 018 0v2.5M12 14.3v2" />
  </Icon>
);
