import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Customer service. */
export const HeadsetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 14v-2a7.5 7.5 0 0115 0v2" />
    <rect x="3.5" y="13.5" width="4" height="5.5" rx="1.5" />
    <rect x="16.5" y="13.5" width="4" height="5.5" rx="1.5" />
    <path d="M18.5 19a3 3 0 01-3 2H13" />
  </Icon>
);
