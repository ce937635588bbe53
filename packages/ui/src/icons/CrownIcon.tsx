import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** VIP. */
export const CrownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 17.5L3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5zM4.5 20.5h15" />
  </Icon>
);
