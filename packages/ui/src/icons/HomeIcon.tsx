import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The home page. */
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 10.6l8-6.6 8 6.6V19a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 19z" />
    <path d="M9.5 20.5v-6h5v6" />
  </Icon>
);
