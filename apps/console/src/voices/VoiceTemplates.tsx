import { useLingui } from '@lingui/react/macro';
import { getStaffVoiceTemplates, removeStaffVoiceTemplate } from '@marquee/contract/routes';
import { findLanguage } from '@marquee/reference';
import {
  Badge,
  Banner,
  Button,
  Card,
  ChevronStartIcon,
  EmptyState,
  Inline,
  MessageIcon,
  PageHead,
  Row,
  RowName,
  Rows,
  Stack,
  Text,
  TextLink,
} from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import { Waiting } from '../api/Waiting.tsx';
import { TemplateDialog, type VoiceTemplate } from './TemplateDialog.tsx';

/** The merchant's texts that answers begin with. */
export const VoiceTemplates = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<VoiceTemplate | 'new'>();
  const [problem, setProblem] = useState<string>();
  const found = useQuery(query(getStaffVoiceTemplates, {}));
  const { data, error } = found;
  const mayWrite = may('voices.answer');
  const remove = async ({ id }: VoiceTemplate) => {
    setProblem(undefined);
    try {
      await call(removeStaffVoiceTemplate, { body: { id } });
      await queries.invalidateQueries();
    } catch (failure) {
      setProblem(errorText(failure));
    }
  };
  const endOf = (template: VoiceTemplate) => (
    <Inline gap="x2">
      <Button
        size="s"
        look="outline"
        tone="neutral"
        aria-label={t`Change ${template.title}`}
        onClick={() => setEdited(template)}
      >
        {t`Change`}
      </Button>
      <Button
        size="s"
        look="quiet"
        tone="critical"
        aria-label={t`Remove ${template.title}`}
        onClick={() => void remove(template)}
      >
        {t`Remove`}
      </Button>
    </Inline>
  );
  return (
    <Stack gap="x5">
      <PageHead
        title={t`Templates of answers`}
        back={
          <TextLink href="/voices" look="quiet">
            <ChevronStartIcon /> {t`Voices`}
          </TextLink>
        }
      >
        {t`An answer can begin with one that is in the language of the question.`}
      </PageHead>
      {problem && (
        <Banner tone="critical" role="alert">
          {problem}
        </Banner>
      )}
      {mayWrite && <Button onClick={() => setEdited('new')}>{t`New template`}</Button>}
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data?.templates.length === 0 && (
        <Card padding="m">
          <EmptyState icon={<MessageIcon size="xl" />} title={t`There are no templates yet`} />
        </Card>
      )}
      {data && data.templates.length > 0 && (
        <Card padding="m">
          <Rows label={t`Templates of answers`}>
            {data.templates.map((template) => (
              <Row key={template.id} end={mayWrite && endOf(template)}>
                <RowName>
                  <Inline gap="x2">
                    {template.title}
                    <Badge>{findLanguage(template.language)?.name ?? template.language}</Badge>
                  </Inline>
                </RowName>
                <Text size="s" isMuted>
                  {template.text}
                </Text>
              </Row>
            ))}
          </Rows>
        </Card>
      )}
      {edited && (
        <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
    </Stack>
  );
};
