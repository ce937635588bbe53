import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Sends a file. */
export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4M7.5 8.3L12 3.8l4.5 4.5M4.5 19.5h15" />
  </Icon>
);
