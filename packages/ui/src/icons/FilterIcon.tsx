import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Narrows a list. */
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M7 12h10M10 17.5h4" />
  </Icon>
);
