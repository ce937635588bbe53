import { useLingui } from '@lingui/react/macro';
import { ButtonLink, DownloadIcon, PictureSteps, QrCode, Text } from '@marquee/ui';
import type { System } from '../systems.ts';
import { isGuide } from './isGuide.ts';
import * as styles from './guide.css.ts';
import type { Guide } from './useGuides.tsx';

type Props = { system: System; guide: Guide; url: string };

/** How the site gets on a phone of one system: by a file or a shop of the merchant's where it has one, by steps otherwise. */
export const SystemGuide = ({ system, guide: { name, about, steps }, url }: Props) => {
  const { t } = useLingui();
  const isOwn = system === 'H5' || isGuide(url);
  return (
    <div className={styles.guide}>
      <div className={styles.intro}>
        <span className={styles.code}>
          <QrCode value={url} label={t`QR code: ${name}`} size={120} />
        </span>
        <div className={styles.words}>
          <Text>{about}</Text>
          {!isOwn && (
            <ButtonLink href={url} iconStart={<DownloadIcon />}>
              {t`Download for ${name}`}
            </ButtonLink>
          )}
          <Text isMuted className={styles.onDesktop}>
            {t`Scan the code to continue on your phone.`}
          </Text>
        </div>
      </div>
      {isOwn && <PictureSteps label={name} steps={steps} />}
    </div>
  );
};
