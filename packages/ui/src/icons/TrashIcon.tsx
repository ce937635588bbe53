import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Deletes. */
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 001.5 1.5h6.4a1.5 1.5 0 001.5-1.5l.8-12" />
  </Icon>
);
