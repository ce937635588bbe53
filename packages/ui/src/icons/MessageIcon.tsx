import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Messages. */
export const MessageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 5h13A1.5 1.5 0 0120 6.5v9a1.5 1.5 0 01-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 014 15.5v-9A1.5 1.5 0 015.5 5z" />
    <path d="M8 9.5h8M8 12.5h5" />
  </Icon>
);
