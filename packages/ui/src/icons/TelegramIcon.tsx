import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Telegram. */
export const TelegramIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20.5 4.5L3.5 11l5.5 2 2 6 3-4 4.5 3.5zM9 13l11.5-8.5L11.5 15" />
  </Icon>
);
