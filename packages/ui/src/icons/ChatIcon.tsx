import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A chat room. */
export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 11.5c0-3.6 3.1-6.5 7.5-6.5s7.5 2.9 7.5 6.5S16.4 18 12 18c-1 0-2-.1-2.9-.4L5 19l.9-3.3a6 6 0 01-1.4-4.2z" />
    <circle cx="8.7" cy="11.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="12" cy="11.5" r="1" fill="currentColor" stroke="none" />
    <circle cx="15.3" cy="11.5" r="1" fill="currentColor" stroke="none" />
  </Icon>
);
