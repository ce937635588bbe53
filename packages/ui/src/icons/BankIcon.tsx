import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Bank transfers. */
export const BankIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9.5L12 4.5l8 5zM5.5 9.5v7.5M10 9.5v7.5M14 9.5v7.5M18.5 9.5v7.5M4 19.5h16" />
  </Icon>
);
