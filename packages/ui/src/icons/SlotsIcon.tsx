import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Slot games. */
export const SlotsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="13.5" height="14" rx="2" />
    <path d="M8 5v14M12.5 5v14M17 11h3V6.5M3.5 12h1.3M15.7 12H17" />
    <circle cx="20" cy="5" r="1.5" />
  </Icon>
);
