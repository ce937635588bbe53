import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Sign-in by Google. */
export const GoogleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 12.2h-8M20 12.2a8 8 0 11-2.4-5.7" />
  </Icon>
);
