import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Changes something. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5l.8-3.8L16 5l3 3L8.3 18.7zM13.5 7.5l3 3" />
  </Icon>
);
