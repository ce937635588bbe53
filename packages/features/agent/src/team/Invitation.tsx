import { useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { Button, Card, CopyIcon, Heading, QrCode, Stack, Text } from '@marquee/ui';
import * as styles from './Invitation.css.ts';
import { invitationLink } from './invitationLink.ts';
import { MakeCode } from './MakeCode.tsx';

type Props = { code: string | null; onMade: () => Promise<unknown> };

/** The agent's link as a text to copy and a code to scan, or the button that makes it. */
export const Invitation = ({ code, onMade }: Props) => {
  const { t } = useLingui();
  const copy = useCopy();
  const link = code === null ? undefined : invitationLink(code);
  return (
    <Card as="section" padding="m">
      <div className={styles.invitation}>
        <Stack gap="x3">
          <Heading level={2} size="m">{t`Invite people`}</Heading>
          <Text size="s" isMuted>
            {t`Whoever registers by your link belongs to your team.`}
          </Text>
          {link ? (
            <>
              <p className={styles.link}>{link}</p>
              <div>
                <Button
                  look="soft"
                  iconStart={<CopyIcon size="s" />}
                  onClick={() => copy(link, { done: t`The link is copied.` })}
                >
                  {t`Copy the link`}
                </Button>
              </div>
            </>
          ) : (
            <MakeCode onMade={onMade} />
          )}
        </Stack>
        {link && <QrCode value={link} label={t`QR code of your link`} size={136} />}
      </div>
    </Card>
  );
};
