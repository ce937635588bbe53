import { useLingui } from '@lingui/react/macro';
import { QrCode, SegmentedControl, TextLink } from '@marquee/ui';
import { useState } from 'react';
import { useResources } from '../sides/useResources.ts';
import { DownloadPlace } from './DownloadPlace.tsx';
import * as styles from './Footer.css.ts';

/** A QR code of the app, for iOS or Android. */
const FooterDownload = () => {
  const { t } = useLingui();
  const { resources, isPending } = useResources();
  const [chosen, setChosen] = useState<'iOS' | 'Android'>('iOS');
  const offered = (['iOS', 'Android'] as const).filter((system) => resources[system]);
  const system = offered.includes(chosen) ? chosen : offered[0];
  const url = system && resources[system];
  if (isPending) return <DownloadPlace />;
  if (!url) return null;
  return (
    <>
      <SegmentedControl
        label={t`Your phone’s system`}
        segments={offered.map((value) => ({ value, label: value }))}
        value={system}
        onValueChange={setChosen}
      />
      <div className={styles.code}>
        <QrCode value={url} label={t`QR code for the ${system} app`} size={85} />
        <TextLink href={url}>{t`Get the ${system} app`}</TextLink>
      </div>
    </>
  );
};

export default FooterDownload;
