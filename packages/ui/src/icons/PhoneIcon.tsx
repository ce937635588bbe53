import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A mobile phone. */
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6.5" y="3" width="11" height="18" rx="2.5" />
    <path d="M10.5 17.8h3" />
  </Icon>
);
