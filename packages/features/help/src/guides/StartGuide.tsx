import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import {
  BankIcon,
  gameIcons,
  LockIcon,
  MailIcon,
  PhoneIcon,
  type PictureStep,
  PictureSteps,
  QrIcon,
  ShieldIcon,
  TextLink,
  UserIcon,
  WalletIcon,
} from '@marquee/ui';
import { GuidePicture } from './GuidePicture.tsx';

const { games: Games, slots: Slots, cards: Cards, dice: Dice, fish: Fish } = gameIcons;

/** The first way through the site, as far as the site has it: account, proof, deposit, game, withdrawal, limits. */
export const StartGuide = () => {
  const { t } = useLingui();
  const { brand, hasFlag, hasPage } = useSite();
  const age = brand.legal.minimumAge;
  const steps: readonly (PictureStep & { page: string; isOpen?: boolean; link: string })[] = [
    {
      page: '/register',
      isOpen: hasFlag('DIRECTREG3'),
      link: t`Register`,
      title: t`Open an account`,
      picture: (
        <GuidePicture
          icon={<UserIcon />}
          fields={[<UserIcon key="name" size="s" />, <LockIcon key="password" size="s" />]}
          action={t`Register`}
        />
      ),
      text: t`Fill in the fields with your real details and confirm that you are ${age} or over. Your account opens as soon as every field is correct.`,
    },
    {
      page: '/member/security',
      link: t`Security`,
      title: t`Secure it`,
      picture: (
        <GuidePicture
          icon={<ShieldIcon />}
          fields={[<PhoneIcon key="phone" size="s" />, <MailIcon key="mail" size="s" />]}
        />
      ),
      text: t`Verify a phone or an e-mail, or set up a passkey. It proves that it’s you, and you may need it before you withdraw.`,
    },
    {
      page: '/member/limits',
      link: t`Play limits`,
      title: t`Set your limits`,
      picture: (
        <GuidePicture
          icon={<LockIcon />}
          fields={[<WalletIcon key="money" size="s" />, <Dice key="stakes" size="s" />]}
        />
      ),
      text: t`Decide how much money and time you spend before you begin. We hold you to it.`,
    },
    {
      page: '/member/deposit',
      link: t`Deposit`,
      title: t`Make a deposit`,
      picture: (
        <GuidePicture
          icon={<QrIcon />}
          fields={[<BankIcon key="bank" size="s" />, <WalletIcon key="amount" size="s" />]}
          action={t`Deposit`}
        />
      ),
      text: t`Choose a way to pay and an amount. Your balance changes as soon as the money has arrived.`,
    },
    {
      page: '/games',
      link: t`All games`,
      title: t`Choose a game`,
      picture: (
        <GuidePicture
          icon={<Games />}
          tiles={[<Slots key="slots" />, <Cards key="cards" />, <Dice key="dice" />, <Fish key="fish" />]}
        />
      ),
      text: t`Before you bet, each game’s page shows its rules and limits and, where the provider states it, its return to player.`,
    },
    {
      page: '/member/withdraw',
      link: t`Withdraw`,
      title: t`Take your money out`,
      picture: (
        <GuidePicture
          icon={<WalletIcon />}
          fields={[<BankIcon key="bank" size="s" />, <LockIcon key="password" size="s" />]}
          action={t`Withdraw`}
        />
      ),
      text: t`Add a bank account in your own name, set a payment password, and follow the withdrawal until the money is there.`,
    },
  ];
  const shown = steps.filter(({ page, isOpen = true }) => isOpen && hasPage(page));
  return (
    <PictureSteps
      label={t`The first steps`}
      steps={shown.map(({ page, link, title, picture, text }) => ({
        title,
        picture,
        text: (
          <>
            {text} <TextLink href={page}>{link}</TextLink>
          </>
        ),
      }))}
    />
  );
};
