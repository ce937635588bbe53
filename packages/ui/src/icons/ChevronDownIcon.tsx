import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Something opens below. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9.5l6 6 6-6" />
  </Icon>
);
