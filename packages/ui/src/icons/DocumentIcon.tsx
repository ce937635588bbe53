import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A document. */
export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h7L19 8.5V19a1.5 1.5 0 01-1.5 1.5H7A1.5 1.5 0 015.5 19V5A1.5 1.5 0 017 3.5zM14 3.5v5h5M9 12.5h6M9 16h6" />
  </Icon>
);
