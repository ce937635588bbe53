import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Promotions and rewards. */
export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="9" width="16" height="4" rx="1" />
    <path d="M5.5 13v6A1.5 1.5 0 007 20.5h10a1.5 1.5 0 001.5-1.5v-6M12 9v11.5M12 9C10 3.5 5.5 4.5 6.5 7.5 7 9 9.5 9 12 9zM12 9c2-5.5 6.5-4.5 5.5-1.5C17 9 14.5 9 12 9z" />
  </Icon>
);
