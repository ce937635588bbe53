import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Loads again. */
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12a7.5 7.5 0 01-13.3 4.8M4.5 12a7.5 7.5 0 0113.3-4.8M18.5 3.5v4h-4M5.5 20.5v-4h4" />
  </Icon>
);
