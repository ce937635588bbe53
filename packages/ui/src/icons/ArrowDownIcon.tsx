import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A fall. */
export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M6 13.5l6 6 6-6" />
  </Icon>
);
