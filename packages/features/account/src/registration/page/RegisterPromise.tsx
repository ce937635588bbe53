import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { CoinsIcon, Heading, HeadsetIcon, HeartIcon, LockIcon, Stack, Text } from '@marquee/ui';
import { RegisterOffer } from './RegisterOffer.tsx';
import * as styles from './RegisterPromise.css.ts';
import { RegisterScene } from './RegisterScene.tsx';
import { useScene } from './useScene.ts';

/** A scene of the brand and what it stands for, beside the form: only what holds for everyone who opens an account. */
export const RegisterPromise = () => {
  const { t } = useLingui();
  const { brand, language } = useSite();
  const { minimumAge, helplines } = brand.legal;
  const helpline = helplines[0]?.name ?? '';
  const { picture, offer } = useScene();
  const points = [
    {
      icon: <LockIcon />,
      title: t`Encrypted before it’s sent`,
      text: t`What you enter here is encrypted on your device, and your password is never stored in plain text.`,
    },
    {
      icon: <CoinsIcon />,
      title: t`One account in ${brand.currency}`,
      text: t`Play every game on the site with the same account.`,
    },
    {
      icon: <HeadsetIcon />,
      title: t`Real people reply`,
      text: t`Write to us whenever you’re stuck: we answer every message within 24 hours.`,
    },
    {
      icon: <HeartIcon />,
      title: t`You stay in control`,
      text: t`Only for people aged ${minimumAge} and over. ${helpline} offers free and confidential help.`,
    },
  ];
  return (
    <aside className={styles.promise} aria-label={t`What ${brand.name} stands for`}>
      <div className={styles.words}>
        <RegisterScene picture={picture}>
          <Heading level={2} size="xl">
            {brand.texts[language]?.tagline ?? brand.name}
          </Heading>
        </RegisterScene>
        <ul className={styles.list}>
          {points.map(({ icon, title, text }) => (
            <li key={title} className={styles.item}>
              <span className={styles.icon}>{icon}</span>
              <Stack gap="x1">
                <Text isStrong>{title}</Text>
                <Text size="s" isMuted>
                  {text}
                </Text>
              </Stack>
            </li>
          ))}
        </ul>
        {offer && <RegisterOffer offer={offer} />}
      </div>
    </aside>
  );
};
