import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** A favourite; filled when it is one. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20S3.5 15.3 3.5 9.3A4.6 4.6 0 0112 6.8a4.6 4.6 0 018.5 2.5C20.5 15.3 12 20 12 20z" />
  </Icon>
);
