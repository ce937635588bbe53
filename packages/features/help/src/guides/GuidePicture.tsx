import { useSite } from '@marquee/feature-core';
import { PhoneFrame } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './pictures.css.ts';

type Props = {
  icon: ReactNode;
  /** Fields of a form, each by what stands in it. */
  fields?: readonly ReactNode[];
  /** The one thing that is pressed. */
  action?: string;
  /** Tiles of games in place of a form. */
  tiles?: readonly ReactNode[];
};

/** A page of the site as it stands on a phone, in the brand's colours, with no more than what a step is about. */
export const GuidePicture = ({ icon, fields = [], action, tiles }: Props) => {
  const { brand, mark } = useSite();
  return (
    <PhoneFrame>
      <div className={styles.bar}>
        <span className={styles.mark} dangerouslySetInnerHTML={{ __html: mark }} />
        {brand.name}
      </div>
      <div className={styles.body}>
        <span className={styles.icon}>{icon}</span>
        {tiles && (
          <div className={styles.tiles}>
            {tiles.map((tile, position) => (
              <span key={position} className={styles.tile}>
                {tile}
              </span>
            ))}
          </div>
        )}
        {fields.map((field, position) => (
          <span key={position} className={styles.field}>
            {field}
            <span className={styles.line} />
          </span>
        ))}
        {action && <span className={styles.button}>{action}</span>}
      </div>
    </PhoneFrame>
  );
};
