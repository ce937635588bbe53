import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The notice ticker. */
export const MegaphoneIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M4 10v4a1 1 0 001 1h3l8.5 4.5v-15L8 9H5a1 1 0 00-1 1zM8 15l1 5h2.5l-1-3.8M19.5 10a3 3 0 010 4" />
  </Icon>
);
