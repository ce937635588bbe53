import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import type { FieldProblem } from '@marquee/contract/errors';
import { Banner, Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useMay } from '../api/useMay.ts';
import { Difference } from './Difference.tsx';
import * as styles from './PartForm.css.ts';
import type { SettingChange } from './settingChanges.ts';
import { useSettingNames } from './useSettingNames.ts';

type Props = {
  title: string;
  hint?: string;
  /** What the form says now, against what holds. */
  changes: readonly SettingChange[];
  /** Keys of this part that an operator has set since the brand's folder was applied. */
  operators: readonly string[];
  /** What stands there has just been saved. */
  isSaved: boolean;
  /** Said in place of that, where saving did not yet change anything. */
  notice?: string;
  onSave: (reason: string) => Promise<void>;
  onReset: () => void;
  /** The fields, told what is wrong with them by their keys. */
  children: (problemOf: (key: string) => string | undefined) => ReactNode;
};

/** A part of a site's settings: its fields, what would change, and the question why before it is saved. */
export const PartForm = (props: Props) => {
  const { title, hint, changes, operators, isSaved, notice, onSave, onReset, children } = props;
  const { t } = useLingui();
  const may = useMay()('site.manage');
  const names = useSettingNames();
  const [isAsking, setAsking] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const problemOf = (key: string) =>
    problems.find(({ field }) => field === key || field.startsWith(`${key}.`))?.message;
  const save = async (reason: string) => {
    setProblems([]);
    try {
      await onSave(reason);
    } catch (error) {
      // What is wrong with a field stands at the field, behind the dialog.
      const found = isApiError(error, 'INVALID_INPUT') ? (error.details.fields ?? []) : [];
      if (found.length === 0 || found.some(({ field }) => field === 'reason')) throw error;
      setProblems(found);
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="m">
            {title}
          </Heading>
          {hint && <Text isMuted>{hint}</Text>}
        </Stack>
        {isSaved && changes.length === 0 && (
          <output>
            <Banner tone="positive">{t`Saved. The site follows at once.`}</Banner>
          </output>
        )}
        {notice && (
          <output>
            <Banner tone="info">{notice}</Banner>
          </output>
        )}
        <fieldset disabled={!may} className={styles.fields}>
          {children(problemOf)}
        </fieldset>
        {operators.length > 0 && (
          <Text size="s" isMuted>
            {t`Set by an operator, so the brand’s folder does not overwrite it: ${operators.map((key) => names[key] ?? key).join(', ')}.`}
          </Text>
        )}
        {may && (
          <Inline gap="x2">
            <Button disabled={changes.length === 0} onClick={() => setAsking(true)}>
              {t`Look at the changes …`}
            </Button>
            {changes.length > 0 && (
              <Button
                tone="neutral"
                look="outline"
                onClick={() => {
                  setProblems([]);
                  onReset();
                }}
              >
                {t`Put it back`}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {isAsking && (
        <ReasonDialog
          title={t`Save these changes?`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Save`}
          onReason={save}
          onClose={() => setAsking(false)}
        >
          <Difference changes={changes} />
        </ReasonDialog>
      )}
    </Card>
  );
};
