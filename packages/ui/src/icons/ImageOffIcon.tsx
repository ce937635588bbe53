import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A picture that could not be loaded. */
export const ImageOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4.5h10A1.5 1.5 0 0119.5 6v10M4.5 6v12A1.5 1.5 0 006 19.5h12M5 16.5l4-4 3 3 1.5-1.5M4 4l16 16" />
    <circle cx="15.3" cy="9" r="1.3" />
  </Icon>
);
