import { Heading, Stack, Text } from '@marquee/ui';
import type { BrandChange } from 'virtual:brands';
import * as styles from './SideBySide.css.ts';

interface ChangesProps {
  title: string;
  changes: readonly BrandChange[];
}

const isColour = (value: string) => /^#[0-9a-f]{6,8}$/i.test(value);

/** What a brand has otherwise than the defaults, a row a key. */
export const Changes = ({ title, changes }: ChangesProps) => (
  <Stack gap="x2">
    <Heading level={3}>{title}</Heading>
    {changes.length === 0 ? (
      <Text isMuted>As the defaults.</Text>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            {['Key', 'Default', 'Here'].map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, byDefault, here }) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {key}
              </th>
              <td className={styles.cell}>{byDefault}</td>
              <td className={styles.cell}>
                {isColour(here) && <span className={styles.swatch} style={{ background: here }} />}
                {here}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Stack>
);
