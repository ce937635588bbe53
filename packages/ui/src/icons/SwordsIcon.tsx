import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Player against player. */
export const SwordsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4h3l9.5 9.5M20 4h-3l-3.5 3.5M13 17l4-4M15.2 15.2L19.5 19.5M11 17l-4-4M10.5 10.5l-2.7 2.7M8.8 15.2L4.5 19.5" />
  </Icon>
);
