import type { Profile } from './Profile.ts';

type Field = Profile['registerFields'][number];

const inputs: Record<string, Field['input']> = {
  password: 'password',
  confirmPassword: 'password',
  paymentPassword: 'password',
  email: 'email',
  mobileNum: 'tel',
  birthday: 'date',
  verificationCode: 'code',
};

/** Fields of a registration in their order; a name that ends with `*` has to be filled. */
export const registerFields = (...names: readonly string[]): Field[] =>
  names.map((name) => {
    const field = name.replace(/\*$/, '');
    return { field, required: name.endsWith('*'), input: inputs[field] ?? 'text' };
  });
