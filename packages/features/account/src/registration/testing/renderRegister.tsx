import { type FeatureOptions, renderFeature } from '@marquee/feature-core/testing';
import { catalog } from '../../catalog.ts';
import { member, opened } from '../../testing/samples.ts';
import type { RegisterSettings } from '../rules/RegistrationAnswers.ts';
import { RegisterPages } from './RegisterPages.tsx';
import { rules, settingsWith } from './samples.ts';

type Options = Omit<FeatureOptions, 'catalog'> & { settings?: RegisterSettings };

const usual = ['username*', 'password*', 'confirmPassword*'];

/** Opens the registration page of a merchant that asks for `settings`. */
export const renderRegister = ({ settings = settingsWith(usual), answers, ...rest }: Options = {}) =>
  renderFeature(<RegisterPages />, {
    catalog,
    flags: ['DIRECTREG3'],
    at: '/register',
    answers: {
      getRegisterSettings: () => settings,
      getRegisterRules: () => rules,
      getCountries: () => [
        { countryCode: 'VN', countryDialingCode: '84' },
        { countryCode: 'TH', countryDialingCode: '66' },
      ],
      register: () => opened,
      registerMobile: () => opened,
      getMemberInfo: () => member,
      ...answers,
    },
    ...rest,
  });
