import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Points and stakes. */
export const CoinsIcon = (props: IconProps) => (
  <Icon {...props}>
    <ellipse cx="9.5" cy="7" rx="5.5" ry="2.5" />
    <path d="M4 7v4.5C4 12.9 6.5 14 9.5 14M4 11.5V16c0 1.4 2.5 2.5 5.5 2.5" />
    <ellipse cx="15.5" cy="13.5" rx="4.5" ry="2.2" />
    <path d="M11 13.5v4c0 1.2 2 2.2 4.5 2.2s4.5-1 4.5-2.2v-4M15 7v2" />
  </Icon>
);
