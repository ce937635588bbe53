import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Announcements. */
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 10a5.5 5.5 0 0111 0c0 5 2 6 2 7h-15c0-1 2-2 2-7zM10 20a2.2 2.2 0 004 0M12 4.5V3" />
  </Icon>
);
