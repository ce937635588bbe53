import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Takes away. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);
