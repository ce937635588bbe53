import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** Lottery and vouchers. */
export const TicketIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5A1.5 1.5 0 015.5 6h13A1.5 1.5 0 0120 7.5V10a2 2 0 000 4v2.5a1.5 1.5 0 01-1.5 1.5h-13A1.5 1.5 0 014 16.5V14a2 2 0 000-4z" />
    <path d="M14 6v2M14 11v2M14 16v2" />
  </Icon>
);
