import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A piece of information. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.2v5" />
    <circle cx="12" cy="8" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
