import { type PlayedPerson, playedPeople } from './PlayedPerson.ts';

/** Who a form of a played party's page names; null when it names nobody. */
export const chosenPerson = (form: URLSearchParams): PlayedPerson | null => {
  const known = playedPeople.find(({ email }) => email === form.get('person'));
  if (known) return known;
  const [name, email] = [form.get('name')?.trim(), form.get('email')?.trim()];
  return name && email && name.length <= 64 && /^\S{1,64}@\S{1,64}$/.test(email) ? { name, email } : null;
};
