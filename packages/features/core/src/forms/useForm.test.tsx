import { ApiError } from '@marquee/api-client';
import { saidIn } from '@marquee/config/said';
import { AmountField, Button, Checkbox, FileField, Select, TextField } from '@marquee/ui';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { coreTexts } from '../coreTexts.ts';
import { offline } from '../testing/refused.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { Form } from './Form.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { useForm } from './useForm.ts';

const empty = {
  username: '',
  bank: '',
  amount: undefined as number | undefined,
  repeated: '',
  isAgreed: false,
  pictures: [] as readonly File[],
};
type Values = typeof empty;
type Options = Partial<Parameters<typeof useForm<Values, unknown>>[0]>;

/** A form with a field of every kind. */
const Order = (options: Options) => {
  const form = useForm<Values, unknown>({ values: empty, send: () => Promise.resolve(), ...options });
  return (
    <Form form={form}>
      <TextField label="Username" {...form.field('username')} />
      <Select label="Bank" {...form.field('bank')}>
        <option value="">None</option>
        <option value="lotus">Lotus Bank</option>
      </Select>
      <AmountField label="Amount" currency="VND" {...form.valueField('amount')} />
      <TextField label="Username again" {...form.field('repeated')} />
      <Checkbox label="I agree" {...form.field('isAgreed')} />
      <FileField
        label="Pictures"
        labels={{ choose: 'Choose', refused: (name) => name }}
        files={form.values.pictures}
        error={form.errors.pictures}
        onFilesChange={(files) => form.set('pictures', files)}
      />
      <Button onClick={() => form.check(['username'], () => form.reset({ bank: 'lotus' }))}>Look up</Button>
      <Button type="submit" isLoading={form.isBusy}>
        Send
      </Button>
    </Form>
  );
};

const show = (options: Options = {}) => renderFeature(<Order {...options} />, { catalog: coreTexts });
const username = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username' });
const repeated = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Username again' });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const isAgreed = () => screen.getByRole<HTMLInputElement>('checkbox');
const bank = () => screen.getByRole<HTMLSelectElement>('combobox');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const problemOf = (field: HTMLElement) =>
  field.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent
    : undefined;
const above = () => screen.queryByRole('alert')?.textContent;

const refusing = (error: ConstructorParameters<typeof ApiError>[1]) => async () => {
  throw new ApiError(400, error);
};
const wrong = (...fields: [string, string][]) =>
  refusing({
    code: 'INVALID_INPUT',
    message: 'Check the fields.',
    details: { fields: fields.map(([field, message]) => ({ field, rule: 'own', message })) },
  });

/** A call that is answered when told so. */
const held = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { answer: resolve, refuse: reject, call: vi.fn<(values: Values) => Promise<void>>(() => promise) };
};

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('values of every kind are sent as they were entered, and what comes after gets them too', async () => {
  const call = vi.fn<(values: Values) => Promise<string>>(() => Promise.resolve('FB-7'));
  const onSent = vi.fn<(answer: unknown, values: Values) => void>();
  await show({ send: call, onSent });
  const picture = new File(['x'], 'slip.png', { type: 'image/png' });
  await userEvent.type(username(), 'an');
  await userEvent.selectOptions(bank(), 'lotus');
  await userEvent.type(amount(), '500000');
  await userEvent.click(isAgreed());
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>('Pictures'), picture);
  await send();
  const sent = {
    username: 'an',
    bank: 'lotus',
    amount: 500_000,
    repeated: '',
    isAgreed: true,
    pictures: [picture],
  };
  expect(call).toHaveBeenCalledExactlyOnceWith(sent);
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('FB-7', sent));
});

test('controls carry the names of their fields, for browsers and password managers', async () => {
  await show({ values: { ...empty, username: 'an' } });
  expect([username().name, bank().name, amount().name, isAgreed().name]).toEqual([
    'username',
    'bank',
    'amount',
    'isAgreed',
  ]);
  expect(username().value).toBe('an');
});

test('first values may be worked out once', async () => {
  const values = vi.fn<() => Values>(() => ({ ...empty, username: 'an' }));
  await show({ values });
  await userEvent.type(username(), 'h');
  expect(username().value).toBe('anh');
  expect(values).toHaveBeenCalledOnce();
});

test('what stands in a control before the script is there is taken up and sent', async () => {
  const { call } = held();
  const Written = () => {
    const form = useForm({
      values: { username: '' },
      send: ({ username: typed }) => call({ ...empty, username: typed }),
    });
    const typeBefore = (input: HTMLInputElement | null) => {
      if (input && form.values.username === '') input.value = 'an';
    };
    return (
      <Form form={form}>
        <TextField label="Username" ref={typeBefore} {...form.field('username')} />
        <Button type="submit">Send</Button>
      </Form>
    );
  };
  await renderFeature(<Written />, { catalog: coreTexts });
  expect(username().value).toBe('an');
  await send();
  expect(call).toHaveBeenCalledExactlyOnceWith({ ...empty, username: 'an' });
});

test('required fields that are empty are named, the first has the focus, and nothing is sent', async () => {
  const { call } = held();
  await show({
    send: call,
    checks: { username: 'required', amount: 'required', isAgreed: 'required' },
  });
  await userEvent.type(username(), '  ');
  await send();
  for (const field of [username(), amount(), isAgreed()])
    expect(problemOf(field)).toBe('This field cannot be empty.');
  expect(problemOf(repeated())).toBeUndefined();
  expect(document.activeElement).toBe(username());
  expect(call).not.toHaveBeenCalled();
});

test('what is required is said in the language of the page', async () => {
  await renderFeature(<Order checks={{ username: 'required' }} />, { catalog: coreTexts, language: 'vi' });
  await send();
  expect(problemOf(username())).toBe((await saidIn('vi'))('This field cannot be empty.'));
});

test('an amount of zero is not an empty field', async () => {
  const { call } = held();
  await show({ values: { ...empty, amount: 0 }, checks: { amount: 'required' }, send: call });
  await send();
  expect(call).toHaveBeenCalledOnce();
});

test('a check of its own gets the other fields too, and its sentence stands at the field', async () => {
  const { call } = held();
  await show({
    send: call,
    checks: { repeated: (typed, values) => (typed === values.username ? undefined : 'They differ.') },
  });
  await userEvent.type(username(), 'an');
  await userEvent.type(repeated(), 'anh');
  await send();
  expect(problemOf(repeated())).toBe('They differ.');
  expect(document.activeElement).toBe(repeated());
  await userEvent.type(repeated(), '{Backspace}');
  await send();
  expect(call).toHaveBeenCalledOnce();
});

test('of several checks the first that finds something counts', async () => {
  await show({
    checks: { username: ['required', (typed) => (typed.length < 3 ? 'At least 3 characters.' : undefined)] },
  });
  await send();
  expect(problemOf(username())).toBe('This field cannot be empty.');
  await userEvent.type(username(), 'an');
  await send();
  expect(problemOf(username())).toBe('At least 3 characters.');
});

test('a check that takes its time holds the form back, whatever is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const look = vi.fn<() => Promise<string | undefined>>(() => promise);
  const { call } = held();
  await show({ send: call, checks: { username: look, bank: 'required' } });
  await userEvent.selectOptions(bank(), 'lotus');
  await send();
  await send();
  expect(look).toHaveBeenCalledOnce();
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /Send/, busy: true }).isConnected).toBe(true);
  resolve(undefined);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
});

test('a check that takes its time is told beside those that do not', async () => {
  await show({ checks: { username: () => Promise.resolve('Not a number.'), bank: 'required' } });
  await send();
  await waitFor(() => expect(problemOf(username())).toBe('Not a number.'));
  expect(problemOf(bank())).toBe('This field cannot be empty.');
});

test('what is missing beside the fields holds the form back too', async () => {
  const { call } = held();
  const isProved = vi.fn<() => boolean>(() => false);
  await show({ send: call, isProved });
  await send();
  expect(call).not.toHaveBeenCalled();
  isProved.mockReturnValue(true);
  await send();
  expect(call).toHaveBeenCalledOnce();
});

test('an answer’s problems stand at their fields, the first of a field counts, and the first field has the focus', async () => {
  await show({ send: wrong(['repeated', 'Taken.'], ['amount', 'Too much.'], ['amount', 'Not whole.']) });
  await send();
  await waitFor(() => expect(problemOf(amount())).toBe('Too much.'));
  expect(problemOf(repeated())).toBe('Taken.');
  expect(document.activeElement).toBe(amount());
  expect(above()).toBeUndefined();
});

test('a problem of a field that the form does not have stands above it', async () => {
  await show({ send: wrong(['amount', 'Too much.'], ['device', 'This device is not known.']) });
  await send();
  await waitFor(() => expect(above()).toBe('This device is not known.'));
  expect(problemOf(amount())).toBe('Too much.');
});

test('a code without a field stands where the form says that it belongs', async () => {
  await show({
    fieldOf: { INSUFFICIENT_FUNDS: 'amount' },
    send: refusing({ code: 'INSUFFICIENT_FUNDS', message: 'Not enough money.' }),
  });
  await send();
  await waitFor(() => expect(problemOf(amount())).toBe('Not enough money.'));
  expect(document.activeElement).toBe(amount());
  expect(above()).toBeUndefined();
});

test('a field that the answer names counts before the one that its code belongs to', async () => {
  await show({
    fieldOf: { INVALID_INPUT: 'amount' },
    send: wrong(['username', 'Not known.']),
  });
  await send();
  await waitFor(() => expect(problemOf(username())).toBe('Not known.'));
  expect(problemOf(amount())).toBeUndefined();
});

test('any other code stands above the form, and nothing typed is lost', async () => {
  await show({ send: refusing({ code: 'INSUFFICIENT_FUNDS', message: 'Not enough money.' }) });
  await userEvent.type(username(), 'an');
  await userEvent.type(amount(), '500000');
  await userEvent.click(isAgreed());
  await send();
  await waitFor(() => expect(above()).toBe('Not enough money.'));
  expect([username().value, amount().value, isAgreed().checked]).toEqual(['an', '500,000', true]);
});

test('how long to wait is told beside a refusal', async () => {
  await show({
    send: refusing({ code: 'RATE_LIMITED', message: 'You are a little fast.', details: { retryAfter: 61 } }),
  });
  await send();
  await waitFor(() => expect(above()).toBe('You are a little fast. Try again in 61 seconds.'));
});

test('a form may say in its own words what belongs to no field, under its own title', async () => {
  const Titled = () => {
    const form = useForm({
      values: {},
      send: () => Promise.reject(new TypeError('broken')),
      textOf: () => 'Your text is still here.',
    });
    return (
      <Form form={form} refusalTitle="Not sent">
        <Button type="submit">Send</Button>
      </Form>
    );
  };
  await renderFeature(<Titled />, { catalog: coreTexts });
  await send();
  await waitFor(() => expect(above()).toContain('Your text is still here.'));
  expect(above()).toContain('Not sent');
});

test('what belongs to no field can stand elsewhere, and then stands there alone', async () => {
  const Placed = () => {
    const form = useForm({ values: {}, send: wrong(['device', 'This device is not known.']) });
    return (
      <Form form={form} placesRefusal>
        <Button type="submit">Send</Button>
        <FormRefusal form={form} />
      </Form>
    );
  };
  await renderFeature(<Placed />, { catalog: coreTexts });
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.previousElementSibling).toBe(screen.getByRole('button'));
});

test('a form may place a refusal by itself, and leave all others', async () => {
  const onRefused = vi.fn<(error: unknown) => { errors: { username: string }; text: string } | undefined>(
    () => ({
      errors: { username: 'Asked too often.' },
      text: 'Come back tomorrow.',
    }),
  );
  await show({ onRefused, send: wrong(['amount', 'Too much.']) });
  await send();
  await waitFor(() => expect(problemOf(username())).toBe('Asked too often.'));
  expect([problemOf(amount()), above()]).toEqual([undefined, 'Come back tomorrow.']);
  onRefused.mockReturnValue(undefined);
  await send();
  await waitFor(() => expect(problemOf(amount())).toBe('Too much.'));
  expect(problemOf(username())).toBeUndefined();
});

test('without a network it says so, keeps what was typed, and the next try is sent', async () => {
  onlineManager.setOnline(false);
  const call = vi.fn<() => Promise<void>>(async () => offline());
  await show({ send: call });
  await userEvent.type(username(), 'an');
  await send();
  await waitFor(() => expect(above()).toMatch(/couldn’t connect/));
  expect(username().value).toBe('an');
  call.mockResolvedValue(undefined);
  await send();
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(above()).toBeUndefined();
});

test('a failure of what comes after is told as well', async () => {
  await show({ onSent: refusing({ code: 'INTERNAL', message: 'Later, please.' }) });
  await send();
  await waitFor(() => expect(above()).toBe('Later, please.'));
});

test('a field that is changed loses its problem; the others keep theirs', async () => {
  await show({
    checks: { username: 'required', amount: 'required', isAgreed: 'required', bank: 'required' },
  });
  await send();
  await userEvent.type(username(), 'a');
  expect(problemOf(username())).toBeUndefined();
  expect(problemOf(amount())).toBeTruthy();
  await userEvent.type(amount(), '5');
  expect(problemOf(amount())).toBeUndefined();
  await userEvent.click(isAgreed());
  expect(problemOf(isAgreed())).toBeUndefined();
  expect(problemOf(bank())).toBeTruthy();
});

test('one is sent at a time, however it is sent, and the next one after its answer', async () => {
  const { call, refuse } = held();
  await show({ send: call });
  const form = username().closest('form');
  if (!form) throw new Error('The field stands in no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await send();
  await userEvent.type(username(), '{Enter}');
  expect(call).toHaveBeenCalledOnce();
  refuse(new ApiError(503, { code: 'INTERNAL', message: 'Later, please.' }));
  await waitFor(() => expect(above()).toBe('Later, please.'));
  await userEvent.type(username(), '{Enter}');
  expect(call).toHaveBeenCalledTimes(2);
});

test('while it is sent its button shows so, fields stay what they are, and what is typed then is kept', async () => {
  const { call, refuse } = held();
  await show({ send: call });
  await userEvent.type(username(), 'an{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).ariaBusy).toBe('true'));
  expect(document.activeElement).toBe(username());
  await userEvent.type(username(), 'h');
  refuse(new ApiError(503, { code: 'INTERNAL', message: 'Later, please.' }));
  await waitFor(() => expect(above()).toBe('Later, please.'));
  expect(username().value).toBe('anh');
  expect(call).toHaveBeenCalledExactlyOnceWith({ ...empty, username: 'an' });
});

test('Enter in a field sends the form', async () => {
  const { call } = held();
  await show({ send: call });
  await userEvent.type(username(), 'an{Enter}');
  expect(call).toHaveBeenCalledExactlyOnceWith({ ...empty, username: 'an' });
});

test('the same refusal twice is a new alert, so that it is read out again', async () => {
  await show({ send: refusing({ code: 'INTERNAL', message: 'Later, please.' }) });
  await send();
  const first = await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
});

test('some fields can be checked alone, before something else is done with them', async () => {
  await show({ checks: { username: 'required', amount: 'required' } });
  const lookUp = () => userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  await lookUp();
  expect(problemOf(username())).toBeTruthy();
  expect(problemOf(amount())).toBeUndefined();
  expect(document.activeElement).toBe(username());
  await userEvent.type(username(), 'an');
  await lookUp();
  expect([username().value, bank().value]).toEqual(['an', 'lotus']);
});

test('a check that cannot be made is told, and the form can be sent again', async () => {
  const call = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve());
  let isLost = true;
  const lookUp = async () => (isLost ? offline() : undefined);
  await show({ send: call, checks: { username: lookUp } });
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
  isLost = false;
  await send();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
});
