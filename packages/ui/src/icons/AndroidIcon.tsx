import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The Android app. */
export const AndroidIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 16.5a6.5 6.5 0 0113 0zM8 10.8L6.3 8M16 10.8L17.7 8" />
    <circle cx="9.6" cy="13.8" r="0.9" fill="currentColor" stroke="none" />
    <circle cx="14.4" cy="13.8" r="0.9" fill="currentColor" stroke="none" />
  </Icon>
);
