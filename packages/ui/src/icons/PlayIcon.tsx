import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Starts a game. */
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7.5 5.3v13.4a.8.8 0 001.2.7l10.8-6.7a.8.8 0 000-1.4L8.7 4.6a.8.8 0 00-1.2.7z" />
  </Icon>
);
