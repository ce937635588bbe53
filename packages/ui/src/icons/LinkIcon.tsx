import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Copies or follows a link. */
export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 14a4 4 0 006 .4l3-3a4 4 0 00-5.7-5.7L12 7M14 10a4 4 0 00-6-.4l-3 3a4 4 0 005.7 5.7L12 17" />
  </Icon>
);
