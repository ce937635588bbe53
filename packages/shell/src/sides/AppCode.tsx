import { useLingui } from '@lingui/react/macro';
import { Popover, QrCode } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './SidePanel.css.ts';

/** A way to the site on a phone: by scanning its QR code, or by its link where the reader is on that phone. */
export const AppCode = ({ icon, name, url }: { icon: ReactNode; name: string; url: string }) => {
  const { t } = useLingui();
  return (
    <li>
      <Popover
        label={t`QR code: ${name}`}
        align="end"
        renderTrigger={(props) => (
          <button {...props} type="button" className={styles.entry}>
            {icon}
            {name}
          </button>
        )}
      >
        <a className={styles.code} href={url}>
          <QrCode value={url} label={t`QR code: ${name}`} size={120} />
          {t`Scan with your phone, or open the link`}
        </a>
      </Popover>
    </li>
  );
};
