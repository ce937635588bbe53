import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Goes on to another page. */
export const ArrowEndIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M4.5 12h15M13.5 6l6 6-6 6" />
  </Icon>
);
