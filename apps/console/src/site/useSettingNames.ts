import { useLingui } from '@lingui/react/macro';

/** What each setting of a site is called, by the key that the trail and the brand's folder know it by. */
export const useSettingNames = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    'flags.DIRECTREG3': t`Registration by username`,
    'flags.MOBILENUMREG3': t`Registration by mobile number`,
    'flags.MOBILENUMPASSREG3': t`A password at the registration by mobile number`,
    'flags.REGMOBVERF3': t`A code to the mobile number at registration`,
    'flags.LOGINREQCAPTCHA3': t`A captcha at each login`,
    'flags.MOBILEVERCODELOGIN3': t`Login by a code to the mobile number`,
    'flags.CHNGPASSVERIF3': t`A code to change or reset a password`,
    'flags.PWDEXPFORCECHANGE3': t`Passwords expire`,
    'flags.FREEPLAY3': t`Free play with demo money`,
    'flags.GOOGLELOGIN3': t`Sign-in with Google`,
    'flags.FACEBOOKLOGIN3': t`Sign-in with Facebook`,
    'flags.TELEGRAMLOGIN3': t`Sign-in with Telegram`,
    'flags.GEETEST3': t`GeeTest in place of the own captcha`,
    'regions.home': t`Home country`,
    'regions.restricted': t`Countries that are not served`,
    'regions.blocked': t`Addresses that are not served`,
    'regions.phones': t`Countries of mobile numbers`,
    passwordMaxAgeDays: t`Days until a password expires`,
    secondFactor: t`Second proof at an unknown address`,
    secondFactorAfter: t`Other logins that are asked for it`,
    knownAddressDays: t`Days for which an address stays known`,
  };
};
