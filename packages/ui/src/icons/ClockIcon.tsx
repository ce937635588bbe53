import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A time. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.3V12l3.3 2" />
  </Icon>
);
