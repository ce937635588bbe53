import { TextLink } from '@marquee/ui';
import * as styles from './OtherAddresses.css.ts';

type Props = { label: string; domains: readonly string[] };

/** Other addresses of the site, each leading to the page that is asked for here. */
export const OtherAddresses = ({ label, domains }: Props) => {
  if (domains.length === 0) return null;
  const { protocol, port, pathname } = location;
  return (
    <div className={styles.addresses}>
      <p>{label}</p>
      <ul className={styles.list}>
        {domains.map((domain) => (
          <li key={domain}>
            <TextLink href={`${protocol}//${domain}${port && `:${port}`}${pathname}`}>{domain}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
