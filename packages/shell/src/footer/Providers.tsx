import { useLingui } from '@lingui/react/macro';
import { getGameVendors } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { cx, LazyImage } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useShown } from '../site/useShown.ts';
import * as styles from './Footer.css.ts';

/** The marks of everyone whose games the site offers, each once. */
export const Providers = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { brand, imageUrl, hasFeature } = useSite();
  const { merchant = '' } = useShown();
  const isAsked = merchant !== '' && hasFeature('games');
  const vendors = useQuery({
    ...query(getGameVendors, { query: { merchantCode: merchant } }),
    enabled: isAsked,
  });
  const cards = (vendors.data?.data.lanes ?? []).flatMap(({ cards }) => cards);
  const unique = [...new Map(cards.map((card) => [card.vassalage, card])).values()];
  if (unique.length === 0) return null;
  return (
    <ul
      aria-label={t`Game providers`}
      className={cx(styles.providers, brand.layout.footer === 'centred' && styles.inTheMiddle)}
    >
      {unique.map(({ vassalage, title, image }) => (
        <li key={vassalage}>
          <LazyImage
            src={imageUrl(image)}
            alt={title}
            width={120}
            height={40}
            isLate
            className={styles.provider}
          />
        </li>
      ))}
    </ul>
  );
};
