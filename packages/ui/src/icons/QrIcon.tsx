import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A QR code. */
export const QrIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="6" height="6" rx="1" />
    <rect x="14" y="4" width="6" height="6" rx="1" />
    <rect x="4" y="14" width="6" height="6" rx="1" />
    <path d="M14 14h2.5v2.5M20 14v2M14 20h2M18.5 18.5V20H20" />
  </Icon>
);
