import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Downloads. */
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 10.8L12 15.3l4.5-4.5M4.5 19.5h15" />
  </Icon>
);
