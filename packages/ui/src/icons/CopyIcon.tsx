import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Copies a text. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2" />
    <path d="M15.5 8.5V6A2 2 0 0013.5 4H6a2 2 0 00-2 2v7.5a2 2 0 002 2h2.5" />
  </Icon>
);
