import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Sports. */
export const BallIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 8V3.5M15.8 10.8l4.3-1.4M14.3 15.2l2.7 3.6M9.7 15.2L7 18.8M8.2 10.8L3.9 9.4" />
  </Icon>
);
