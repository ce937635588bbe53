import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Back to the top; a rise. */
export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19.5v-15M6 10.5l6-6 6 6" />
  </Icon>
);
