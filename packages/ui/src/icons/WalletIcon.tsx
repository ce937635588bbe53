import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Balance and money. */
export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M17.5 7.5V6A1.5 1.5 0 0016 4.5H5.5a2 2 0 000 4h13A1.5 1.5 0 0120 10v8.5a1.5 1.5 0 01-1.5 1.5h-13a2 2 0 01-2-2V6.5" />
    <circle cx="16" cy="14.2" r="1.4" fill="currentColor" stroke="none" />
  </Icon>
);
