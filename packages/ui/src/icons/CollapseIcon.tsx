import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Folds a side panel away. */
export const CollapseIcon = (props: IconProps) => (
  <Icon isDirectional {...props}>
    <rect x="4" y="4.5" width="16" height="15" rx="2" />
    <path d="M9.5 4.5v15M16 9.5L13.5 12l2.5 2.5" />
  </Icon>
);
