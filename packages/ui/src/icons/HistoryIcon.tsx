import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** What was before. */
export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12a7.5 7.5 0 112.3 5.4M4.5 18v-3.5H8M12 8v4.3l3 1.7" />
  </Icon>
);
