import { isIP } from 'node:net';

type Environment = Readonly<Record<string, string | undefined>>;

const isNetwork = (text: string) => {
  const [address, bits, ...rest] = text.split('/');
  return isIP(address ?? '') !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

/** Reads variables one by one and collects what is wrong with them. */
export const parseVariables = (env: Environment, problems: string[]) => {
  const text = (name: string) => env[name]?.trim() || undefined;
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const requiredText = (name: string, hint: string) => {
    const value = text(name);
    if (!value) problems.push(`Set ${name}: ${hint}`);
    return value ?? '';
  };
  const url = (name: string, hint: string, protocols: readonly string[]) => {
    const value = requiredText(name, hint);
    if (value && !(URL.canParse(value) && protocols.includes(new URL(value).protocol))) {
      problems.push(`${name} has to be an address that begins with ${protocols.join(' or ')}//.`);
    }
    return value;
  };
  const port = (name: string, fallback: number) => {
    const value = text(name) ?? String(fallback);
    const isPort = /^\d{1,5}$/.test(value) && Number(value) < 65_536;
    if (!isPort) problems.push(`${name} has to be a port from 0 to 65535, not "${value}".`);
    return isPort ? Number(value) : fallback;
  };
  const seconds = (name: string, fallback: number) => {
    const value = text(name) ?? String(fallback);
    const isWhole = /^\d{1,3}$/.test(value) && Number(value) <= 300;
    if (!isWhole) problems.push(`${name} has to be whole seconds from 0 to 300, not "${value}".`);
    return isWhole ? Number(value) : fallback;
  };
  const isOn = (name: string) => {
    const value = text(name) ?? '0';
    if (value !== '0' && value !== '1') problems.push(`${name} has to be 1 or 0, not "${value}".`);
    return value === '1';
  };
  const networks = (name: string) => {
    const values = list(name);
    for (const value of values.filter((entry) => !isNetwork(entry))) {
      problems.push(
        `${name} holds "${value}", which is neither an address nor a network such as 10.0.0.0/8.`,
      );
    }
    return values;
  };
  return { text, list, requiredText, url, port, seconds, isOn, networks };
};
