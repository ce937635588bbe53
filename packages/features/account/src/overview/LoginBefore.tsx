import { type Member, useOpenModal, useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { PreviousLogin } from '../modals/PreviousLogin.tsx';

/** The login before this one, with the way to another password for who did not log in then. */
export const LoginBefore = ({ at, ip, country }: NonNullable<Member['previousLogin']>) => {
  const { brand } = useSite();
  const { dateTime } = useDateTime();
  const open = useOpenModal();
  return (
    <PreviousLogin
      at={dateTime(at, { timeZone: brand.timeZone })}
      ip={ip}
      country={country}
      onDoubt={() => open('changePassword', {})}
    />
  );
};
