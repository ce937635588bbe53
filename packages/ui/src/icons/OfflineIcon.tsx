import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** No connection. */
export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 18.8h.01M8.5 15.3a5 5 0 015.8-.9M5.3 12a9.5 9.5 0 014.2-2.4M2.5 8.8a13.5 13.5 0 014-2.5M12 5a13.5 13.5 0 019.5 3.8M15.5 10.2a9.5 9.5 0 013.2 1.8M4 4l16 16" />
  </Icon>
);
