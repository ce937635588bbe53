import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Winners. */
export const TrophyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 4.5h8V10a4 4 0 01-8 0zM8 6H4.5v1A3.5 3.5 0 008 10.5M16 6h3.5v1a3.5 3.5 0 01-3.5 3.5M12 14v3M8.5 20h7M10 17h4v3h-4z" />
  </Icon>
);
