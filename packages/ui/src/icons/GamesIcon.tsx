import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** The lobby of games. */
export const GamesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 7.5h8a5 5 0 014.9 4l.9 4.3a2.4 2.4 0 01-4.2 2L15.5 15.5h-7l-2.1 2.3a2.4 2.4 0 01-4.2-2l.9-4.3a5 5 0 014.9-4z" />
    <path d="M8.5 10v3M7 11.5h3" />
    <circle cx="15" cy="10.6" r="1.1" fill="currentColor" stroke="none" />
    <circle cx="17" cy="12.9" r="1.1" fill="currentColor" stroke="none" />
  </Icon>
);
