import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Hides what is shown. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 5.8A8.9 8.9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 01-2.9 3.6M15 17.9a8.6 8.6 0 01-3 .6C6 18.5 2.5 12 2.5 12a15 15 0 013.8-4.4M10 10a3 3 0 004.2 4.2M4 4l16 16" />
  </Icon>
);
