import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** New. */
export const SparklesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 5l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4L4.5 11l4.4-1.6zM18 14.5l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM18 3.5v3M16.5 5h3" />
  </Icon>
);
