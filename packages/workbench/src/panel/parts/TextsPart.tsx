import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { Workbench } from '../useBench.ts';
import { FieldsPart } from './FieldsPart.tsx';

/** The brand's own words, a language at a time. */
export const TextsPart = ({ workbench }: { workbench: Workbench }) => {
  const { t, i18n } = useLingui();
  const { languages, defaultLanguage } = workbench.draft.brand;
  const [language, setLanguage] = useState<string>(
    languages.find((each) => each === document.documentElement.lang) ?? defaultLanguage,
  );
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const fields = workbench.bench.fields.filter(({ path }) => path[0] === 'texts' && path[1] === language);
  return (
    <>
      <ChoiceField
        label={t`Language`}
        value={language}
        options={languages}
        nameOf={(option) => names.of(option) ?? option}
        onChange={setLanguage}
      />
      <FieldsPart workbench={workbench} fields={fields} />
    </>
  );
};
