import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Hot. */
export const FlameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12.5 3.5c.3 3.5 5.5 5.5 5.5 10.7a6 6 0 01-12 0c0-2.5 1.3-4.2 2.5-5.4.2 1.7.8 2.7 1.7 3.2C10 8.5 10.5 5.5 12.5 3.5z" />
  </Icon>
);
