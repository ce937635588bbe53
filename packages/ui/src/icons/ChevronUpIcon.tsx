import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Something closes upwards. */
export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 14.5l6-6 6 6" />
  </Icon>
);
