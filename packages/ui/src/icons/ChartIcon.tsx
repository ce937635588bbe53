import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Figures and trends. */
export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4v15.5H20M8.5 16v-4M12.5 16V8M16.5 16v-6" />
  </Icon>
);
