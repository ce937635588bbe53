import type { Faults } from './Fault.ts';
import { server } from './Proof.ts';

const platform = (file: string) => `apps/platform/src/${file}`;

export const input: Faults = {
  kind: 'Bad input',
  faults: [
    {
      name: 'A NUL character fails in the database',
      edits: [
        {
          file: platform('kernel/http/unkeepable.ts'),
          find: "return value.includes('\\0') || !value.isWellFormed() ?",
          replace: 'return !value.isWellFormed() ?',
        },
      ],
      before: 'always the same 1,000 calls a row',
      proof: server(
        platform('kernel/http/unkeepable.test.ts'),
        'what no database keeps is named by its path',
      ),
    },
    {
      name: 'A problem names no field',
      edits: [
        {
          file: platform('kernel/http/problemsOf.ts'),
          find: "field: fieldOf(error.instancePath, name),\n        rule: 'required',",
          replace: "field: fieldOf(error.instancePath),\n        rule: 'required',",
        },
      ],
      before: 'always the same 1,000 calls a row',
      proof: server(
        platform('kernel/http/problemsOf.test.ts'),
        'what is missing, unknown or wrong is named by its path',
      ),
    },
    {
      name: 'Who is a year too young may register',
      edits: [
        {
          file: platform('identity/member/registration/findProblems.ts'),
          find: 'ageOn(birthday, terms.today) >= terms.settings.birthdayAge;',
          replace: 'ageOn(birthday, terms.today) >= terms.settings.birthdayAge - 1;',
        },
      ],
      before: 'a journey of each brand',
      proof: server(
        platform('identity/member/registration/findProblems.test.ts'),
        'everything that is wrong is told at once',
      ),
    },
  ],
};
