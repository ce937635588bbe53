import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { PartyLink } from './PartyLink.tsx';
import * as styles from './TrustBand.css.ts';

/** Who operates the site, who supervises it and for whom it is, before anything else of the footer. */
export const TrustBand = () => {
  const { t } = useLingui();
  const { brand } = useSite();
  const { licence, regulator, testing, minimumAge } = brand.legal;
  const facts = [
    { id: 'holder', label: t`Operator`, value: licence.holder },
    {
      id: 'licence',
      label: t`Licence`,
      value: licence.number,
      note: licence.isDemonstration ? t`For demonstration only, no real money` : undefined,
    },
    {
      id: 'regulator',
      label: t`Supervised by`,
      value: <PartyLink {...regulator} />,
    },
    ...(testing ? [{ id: 'testing', label: t`Games tested by`, value: <PartyLink {...testing} /> }] : []),
    { id: 'age', label: t`Minimum age`, value: `${minimumAge}+` },
  ];
  return (
    <dl className={styles.band}>
      {facts.map(({ id, label, value, note }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.label}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
};
