import { useLingui } from '@lingui/react/macro';
import { derivePalette, type Scheme } from '@marquee/brand/theme';
import { useMemo, useState } from 'react';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { Workbench } from '../useBench.ts';
import { FieldsPart } from './FieldsPart.tsx';

const shownScheme = (): Scheme => (document.documentElement.dataset['scheme'] === 'light' ? 'light' : 'dark');

/** The brand's colours, what is derived from them, and the scheme in which the page shows them. */
export const ColoursPart = ({ workbench }: { workbench: Workbench }) => {
  const { t } = useLingui();
  const { tokens } = workbench.draft;
  const [scheme, setScheme] = useState(shownScheme);
  const palette = useMemo(() => derivePalette(tokens, scheme), [tokens, scheme]);
  const fields = workbench.bench.fields.filter(({ path }) => path[0] === 'colours');
  const look = (next: string) => {
    setScheme(next as Scheme);
    document.documentElement.dataset['scheme'] = next;
  };
  return (
    <>
      <ChoiceField label={t`Look at`} value={scheme} options={['dark', 'light']} onChange={look} />
      <FieldsPart workbench={workbench} fields={fields} />
      <div className="derived">
        <p>{t`Derived from them`}</p>
        <ul>
          {Object.entries(palette).map(([name, colour]) => (
            <li key={name} style={{ background: colour }} title={`${name} ${colour}`} />
          ))}
        </ul>
      </div>
    </>
  );
};
