import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The help centre. */
export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M9.5 9.7a2.6 2.6 0 115 .2c0 1.7-2.5 2-2.5 3.6" />
    <circle cx="12" cy="16.6" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
