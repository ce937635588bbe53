import { useLingui } from '@lingui/react/macro';
import { saveStaffContent } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Card, Dialog, Heading, Inline, Row, RowName, Rows, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { useMay } from '../api/useMay.ts';
import type { Piece } from './Content.ts';
import { contentChanges } from './contentChanges.ts';
import { ContentDifference } from './ContentDifference.tsx';

type Version = Piece['versions'][number];
type Props = { piece: Piece; onDrafted: (piece: Piece) => void; onRefused: (words: string) => void };

/** Everything that was published of a piece: what each version changed, and the way back to it. */
export const Versions = ({ piece, onDrafted, onRefused }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay()('content.manage');
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const errorText = useErrorText();
  const [shown, setShown] = useState<Version>();
  const { kind, id, version, versions } = piece;
  const before = shown && versions.find(({ number }) => number === shown.number - 1);
  const shownNumber = shown?.number ?? 0;
  const goBack = async ({ value }: Version) => {
    if (!value) return;
    try {
      onDrafted(await call(saveStaffContent, { body: { kind, id, version, value } }));
    } catch (error) {
      onRefused(errorText(error));
    }
  };
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`Versions`}</Heading>
        <Rows label={t`Versions`}>
          {versions.map((one, index) => {
            const { number, at, by, reason, value } = one;
            const when = dateTime(at, { timeZone });
            return (
              <Row
                key={number}
                end={
                  <Inline gap="x2">
                    <Button size="s" look="outline" tone="neutral" onClick={() => setShown(one)}>
                      {t`What changed`}
                    </Button>
                    {may && value && index > 0 && (
                      <Button size="s" look="quiet" onClick={() => void goBack(one)}>
                        {t`Draft it again`}
                      </Button>
                    )}
                  </Inline>
                }
              >
                <RowName>
                  <Inline gap="x2">
                    {t`Version ${number}`}
                    {!value && <Badge tone="caution">{t`Taken off`}</Badge>}
                  </Inline>
                </RowName>
                <Text size="s" isMuted>
                  {by ? t`${by}, ${when}` : t`From before anybody published`}
                  {reason && ` · ${reason}`}
                </Text>
              </Row>
            );
          })}
        </Rows>
      </Stack>
      {shown && (
        <Dialog
          isOpen
          title={t`What version ${shownNumber} changed`}
          closeLabel={t`Close`}
          onClose={() => setShown(undefined)}
        >
          <ContentDifference changes={contentChanges(before?.value ?? null, shown.value)} />
        </Dialog>
      )}
    </Card>
  );
};
