import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Fishing games. */
export const FishIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 12c2.3-3.8 5.2-5.5 8.5-5.5 2.5 0 4.7 1 6.3 2.8L21 7v10l-2.7-2.3A8.4 8.4 0 0112 17.5c-3.3 0-6.2-1.7-8.5-5.5z" />
    <circle cx="8.3" cy="11" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
