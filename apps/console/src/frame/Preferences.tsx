import { useLingui } from '@lingui/react/macro';
import { languages } from '@marquee/reference';
import { GlobeIcon, IconButton, Inline, Menu, MenuItem, MoonIcon } from '@marquee/ui';
import { useConsole } from '../api/ConsoleContext.ts';
import type { Scheme } from '../api/settings.ts';

/** Language and scheme. */
export const Preferences = () => {
  const { t } = useLingui();
  const { language, setLanguage, scheme, setScheme } = useConsole();
  const schemes: Record<Scheme, string> = { device: t`As the device`, light: t`Light`, dark: t`Dark` };
  return (
    <Inline gap="x1" canWrap={false}>
      <Menu
        label={t`Language`}
        align="end"
        renderTrigger={(trigger) => <IconButton {...trigger} icon={<GlobeIcon />} label={t`Language`} />}
      >
        {languages.map(({ id, name }) => (
          <MenuItem key={id} lang={id} isChecked={id === language} onSelect={() => setLanguage(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        label={t`Colours`}
        align="end"
        renderTrigger={(trigger) => <IconButton {...trigger} icon={<MoonIcon />} label={t`Colours`} />}
      >
        {(Object.keys(schemes) as Scheme[]).map((id) => (
          <MenuItem key={id} isChecked={id === scheme} onSelect={() => setScheme(id)}>
            {schemes[id]}
          </MenuItem>
        ))}
      </Menu>
    </Inline>
  );
};
