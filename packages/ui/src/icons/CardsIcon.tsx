import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Card games. */
export const CardsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="5" width="10" height="14" rx="2" />
    <path d="M9 7.2l-3.3 1.1a1.8 1.8 0 00-1.2 2.2l2.8 8.6c.3.9 1 1.4 1.9 1.3" />
    <path d="M14 9.3c1 1.6 2.5 2.3 2.5 3.8a1.3 1.3 0 01-2.5.5 1.3 1.3 0 01-2.5-.5c0-1.5 1.5-2.2 2.5-3.8zM14 13.5v1.7" />
  </Icon>
);
