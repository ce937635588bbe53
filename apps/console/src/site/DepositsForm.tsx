import { useLingui } from '@lingui/react/macro';
import { languages } from '@marquee/reference';
import { AmountField, Button, Grid, Heading, Inline, Stack, TextField } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { NumberField } from './NumberField.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './PartProps.ts';
import { settingChanges, type SiteSettings } from './settingChanges.ts';

type Deposits = SiteSettings['deposits'];
type Method = Deposits['methods'][number];

const flat = ({ methods, ...rest }: Deposits) => ({
  ...rest,
  ...Object.fromEntries(methods.map((method) => [`methods.${method.id}`, method])),
});

/** The ways to deposit with their bounds, and the bounds of all of them. */
export const DepositsForm = ({ settings, operators, isSaved, onSave }: PartProps<'deposits'>) => {
  const { t } = useLingui();
  const { currency } = useMerchant();
  const [typed, setTyped] = useState(settings);
  const change = (changes: Partial<Deposits>) => setTyped({ ...typed, ...changes });
  const changeMethod = (id: string, changes: Partial<Method>) =>
    change({
      methods: typed.methods.map((method) => (method.id === id ? { ...method, ...changes } : method)),
    });
  return (
    <PartForm
      title={t`Deposits`}
      hint={t`A way that is taken away stays with the deposits that were made by it.`}
      changes={settingChanges(flat(settings), flat(typed), 'deposits.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ deposits: typed }, reason)}
      onReset={() => setTyped(settings)}
    >
      {(problemOf) => (
        <>
          <Grid min="m">
            <AmountField
              name="dayMax"
              label={t`Most within 24 hours`}
              hint={t`Empty for no such bound.`}
              currency={currency}
              value={typed.dayMax ?? undefined}
              onValueChange={(dayMax) => change({ dayMax: dayMax ?? null })}
            />
            <NumberField
              name="openMax"
              label={t`Deposits that may wait at once`}
              error={problemOf('deposits.openMax')}
              value={typed.openMax}
              onChange={(openMax) => change({ openMax })}
            />
            <NumberField
              name="minutes"
              label={t`Minutes for which one waits`}
              error={problemOf('deposits.minutes')}
              value={typed.minutes}
              onChange={(minutes) => change({ minutes })}
            />
          </Grid>
          {typed.methods.map((method, index) => {
            const { id, label, min, max } = method;
            return (
              <Stack key={id} gap="x3">
                <Inline justify="between">
                  <Heading level={3} size="m">
                    {id}
                  </Heading>
                  <Button
                    size="s"
                    tone="critical"
                    look="outline"
                    aria-label={t`Take away: ${id}`}
                    onClick={() => change({ methods: typed.methods.filter((other) => other.id !== id) })}
                  >{t`Take away`}</Button>
                </Inline>
                <Grid min="m">
                  {languages
                    .filter((language) => label[language.id] !== undefined)
                    .map((language) => (
                      <TextField
                        key={language.id}
                        name={`${id}-label-${language.id}`}
                        label={t`Name, ${language.name}`}
                        lang={language.id}
                        error={problemOf(`deposits.methods.${index}.label.${language.id}`)}
                        value={label[language.id] ?? ''}
                        onChange={({ target }) =>
                          changeMethod(id, { label: { ...label, [language.id]: target.value } })
                        }
                        maxLength={80}
                      />
                    ))}
                  <AmountField
                    name={`${id}-min`}
                    label={t`Least of one deposit`}
                    currency={currency}
                    error={problemOf(`deposits.methods.${index}.min`)}
                    value={min}
                    onValueChange={(least) => changeMethod(id, { min: least ?? 0 })}
                  />
                  <AmountField
                    name={`${id}-max`}
                    label={t`Most of one deposit`}
                    currency={currency}
                    error={problemOf(`deposits.methods.${index}.max`)}
                    value={max}
                    onValueChange={(most) => changeMethod(id, { max: most ?? 0 })}
                  />
                </Grid>
              </Stack>
            );
          })}
        </>
      )}
    </PartForm>
  );
};
