import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Sign-in by Facebook. */
export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M14.8 8.2h-1.1a1.9 1.9 0 00-1.9 1.9v10M9.3 13h4.9" />
  </Icon>
);
