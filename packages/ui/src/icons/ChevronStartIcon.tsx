import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Leads back. */
export const ChevronStartIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <path d="M14.5 6l-6 6 6 6" />
  </Icon>
);
