import { useLingui } from '@lingui/react/macro';
import {
  idleFields,
  registrationFields,
  type RegistrationField,
} from '@marquee/contract/registration-fields';
import { Checkbox, Grid, Heading, Select, Stack } from '@marquee/ui';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './PartProps.ts';
import { settingChanges, type SiteSettings } from './settingChanges.ts';
import { useFieldNames } from './useFieldNames.ts';
import { type PatternKind, usePatternNames } from './usePatternNames.ts';

type Registration = SiteSettings['registration'];
type Asked = 'no' | 'may' | 'must';

const isIdle = (field: RegistrationField) => idleFields.some((idle) => idle === field);
const shown = registrationFields.filter((field) => !isIdle(field));

/** Each rule by itself, as the trail and the brand's folder know it. */
const flat = ({ rules, ...rest }: Registration) => ({
  ...rest,
  ...Object.fromEntries(Object.entries(rules).map(([field, rule]) => [`rules.${field}`, rule])),
});

const askedOf = ({ fields }: Registration, field: RegistrationField): Asked =>
  fields.includes(`${field}*`) ? 'must' : fields.includes(field) ? 'may' : 'no';

/** Keeps the order of what is asked; what is new comes last. */
const withField = (fields: Registration['fields'], field: RegistrationField, asked: Asked) => {
  const next = asked === 'must' ? (`${field}*` as const) : field;
  const isField = (each: string) => each === field || each === `${field}*`;
  if (asked === 'no') return fields.filter((each) => !isField(each));
  return fields.some(isField) ? fields.map((each) => (isField(each) ? next : each)) : [...fields, next];
};

/** What a registration asks for, and what each field has to be. */
export const RegistrationForm = ({
  settings,
  operators,
  isSaved,
  onSave,
  minimumAge,
}: PartProps<'registration'> & { minimumAge: number }) => {
  const { t } = useLingui();
  const names = useFieldNames();
  const patterns = usePatternNames();
  const [typed, setTyped] = useState(settings);
  const change = (changes: Partial<Registration>) => setTyped({ ...typed, ...changes });
  const changeRule = (
    field: RegistrationField,
    changes: { kind?: PatternKind; min?: number; max?: number },
  ) => {
    const before = typed.rules[field];
    if (before) change({ rules: { ...typed.rules, [field]: { ...before, ...changes } } });
  };
  return (
    <PartForm
      title={t`Registration`}
      hint={t`What a new member fills in, in this order, and what each field has to be.`}
      changes={settingChanges(flat(settings), flat(typed), 'registration.')}
      operators={operators}
      isSaved={isSaved}
      onSave={(reason) => onSave({ registration: typed }, reason)}
      onReset={() => setTyped(settings)}
    >
      {(problemOf) => (
        <>
          <Checkbox
            name="hasCaptcha"
            label={t`A captcha at registration`}
            checked={typed.hasCaptcha}
            onChange={({ target }) => change({ hasCaptcha: target.checked })}
          />
          <Grid min="m">
            <NumberField
              name="minimumAge"
              label={t`Age that everybody confirms`}
              min={minimumAge}
              error={problemOf('registration.minimumAge')}
              value={typed.minimumAge ?? minimumAge}
              onChange={(years) => change({ minimumAge: years })}
            />
            <NumberField
              name="birthdayAge"
              label={t`Age that a birthday has to prove`}
              min={minimumAge}
              error={problemOf('registration.birthdayAge')}
              value={typed.birthdayAge}
              onChange={(years) => change({ birthdayAge: years })}
            />
          </Grid>
          {shown.map((field) => {
            const rule = typed.rules[field];
            return (
              <Stack key={field} gap="x2">
                <Heading level={3} size="m">
                  {names[field]}
                </Heading>
                <Grid min="s" gap="x3">
                  <Select
                    name={`${field}-asked`}
                    label={t`By username`}
                    value={askedOf(typed, field)}
                    onChange={({ target }) =>
                      change({ fields: withField(typed.fields, field, target.value as Asked) })
                    }
                  >
                    <option value="no">{t`Not asked`}</option>
                    <option value="may">{t`May be filled`}</option>
                    <option value="must">{t`Has to be filled`}</option>
                  </Select>
                  <Select
                    name={`${field}-mobile`}
                    label={t`By mobile number`}
                    value={typed.mobileFields.includes(field) ? 'must' : 'no'}
                    onChange={({ target }) => {
                      const others = typed.mobileFields.filter((each) => each !== field);
                      change({ mobileFields: target.value === 'must' ? [...others, field] : others });
                    }}
                  >
                    <option value="no">{t`Not asked`}</option>
                    <option value="must">{t`Asked`}</option>
                  </Select>
                  {rule && (
                    <>
                      <Select
                        name={`${field}-kind`}
                        label={t`Has to be`}
                        value={rule.kind}
                        onChange={({ target }) => changeRule(field, { kind: target.value as PatternKind })}
                      >
                        {Object.entries(patterns).map(([kind, name]) => (
                          <option key={kind} value={kind}>
                            {name}
                          </option>
                        ))}
                      </Select>
                      <NumberField
                        name={`${field}-min`}
                        label={t`Least characters`}
                        error={problemOf(`registration.rules.${field}`)}
                        value={rule.min}
                        onChange={(min) => changeRule(field, { min })}
                      />
                      <NumberField
                        name={`${field}-max`}
                        label={t`Most characters`}
                        value={rule.max}
                        onChange={(max) => changeRule(field, { max })}
                      />
                    </>
                  )}
                </Grid>
              </Stack>
            );
          })}
        </>
      )}
    </PartForm>
  );
};
