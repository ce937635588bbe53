import { useLingui } from '@lingui/react/macro';
import { revealStaffProof } from '@marquee/contract/routes';
import { Button, Card, Heading, Inline, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import * as styles from './Facts.css.ts';
import type { StaffWithdrawal } from './useWords.ts';

/** Pictures that the member has added to show that nothing arrived; each look is written down. */
export const Proofs = ({ withdrawal: { reference, proofs } }: { withdrawal: StaffWithdrawal }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const may = useMay();
  const [asked, setAsked] = useState<number>();
  const [pictures, setPictures] = useState<Readonly<Record<number, string>>>({});
  const positions = Array.from({ length: proofs }, (_, index) => index + 1);
  return (
    <Card padding="m" as="section">
      <Stack gap="x3">
        <Heading level={2} size="m">{t`The member’s pictures`}</Heading>
        {!may('members.reveal') && <Text isMuted>{t`Your role does not show them.`}</Text>}
        {may('members.reveal') && (
          <Inline gap="x2">
            {positions
              .filter((position) => !pictures[position])
              .map((position) => (
                <Button
                  key={position}
                  size="s"
                  look="outline"
                  tone="neutral"
                  onClick={() => setAsked(position)}
                >
                  {t`Show picture ${position}`}
                </Button>
              ))}
          </Inline>
        )}
        {positions.map(
          (position) =>
            pictures[position] && (
              <img
                key={position}
                className={styles.picture}
                src={`data:image/jpeg;base64,${pictures[position]}`}
                alt={t`Picture ${position} of the member`}
              />
            ),
        )}
      </Stack>
      {asked !== undefined && (
        <ReasonDialog
          title={t`Show picture ${asked}`}
          label={t`Why do you look?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Show`}
          onClose={() => setAsked(undefined)}
          onReason={async (reason) => {
            const { picture } = await call(revealStaffProof, {
              body: { reference, position: asked, reason },
            });
            setPictures((shown) => ({ ...shown, [asked]: picture }));
          }}
        />
      )}
    </Card>
  );
};
