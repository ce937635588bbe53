import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Searches. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="M15.5 15.5L20.5 20.5" />
  </Icon>
);
