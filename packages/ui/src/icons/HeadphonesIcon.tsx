import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** E-sports. */
export const HeadphonesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 15v-3a7.5 7.5 0 0115 0v3" />
    <rect x="3.5" y="14" width="4" height="6" rx="1.8" />
    <rect x="16.5" y="14" width="4" height="6" rx="1.8" />
  </Icon>
);
