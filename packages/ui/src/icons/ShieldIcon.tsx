import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Safety and licence. */
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5l7 2.5v5.5c0 4.5-2.9 7.4-7 9-4.1-1.6-7-4.5-7-9V6z" />
    <path d="M9 11.8l2.2 2.2 4-4" />
  </Icon>
);
