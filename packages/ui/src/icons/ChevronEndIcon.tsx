import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Leads on. */
export const ChevronEndIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M9.5 6l6 6-6 6" />
  </Icon>
);
