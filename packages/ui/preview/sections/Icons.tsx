import type { ComponentType } from 'react';
import * as kit from '../../src/index.ts';

const icons = Object.entries(kit).filter(([name]) => /.Icon$/.test(name)) as [
  string,
  ComponentType<kit.IconProps>,
][];
const flags = 'VN TH US GB MY SG ID PH KH LA MM JP KR CN TW HK IN ES PT MT DE FR AU CA BR'.split(' ');

export const Icons = () => (
  <kit.PageSection>
    <kit.Inline gap="x5">
      {icons.map(([name, Icon]) => (
        <kit.Stack key={name} gap="x1" align="center">
          <Icon size="xl" />
          <kit.Text size="xs" isMuted>
            {name.replace('Icon', '')}
          </kit.Text>
        </kit.Stack>
      ))}
      {flags.map((code) => (
        <kit.Flag key={code} country={code} />
      ))}
    </kit.Inline>
  </kit.PageSection>
);
