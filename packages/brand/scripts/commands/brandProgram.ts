import { Command, Option } from 'commander';
import type { FontOptions } from './changeFont.ts';
import type { NewFlags } from './saidByFlags.ts';
import type { Renaming } from './renameBrand.ts';
import type { Tool } from './Tool.ts';

type Surroundings = Pick<Tool, 'calledFrom' | 'tell'> & {
  /** Folder of the repository that this program stands in. */
  own: string;
  isAsked: boolean;
  run: (root: string) => Tool['run'];
  countMembers: (root: string) => (code: string) => Promise<number | undefined>;
};

const collect = (value: string, before: string[] = []) => [...before, value];

/** The flags of `new`, by what they are about. */
const newOptions = (command: Command) =>
  command
    .argument('[id]', 'name of its folder, such as lotus-bay; from the name where it is left out')
    .optionsGroup('Who it is:')
    .option('--name <name>', 'as people read it')
    .option('--from <brand>', 'the brand that it begins as a copy of (default: northbay)')
    .option('--file <file>', 'a JSON file that says any of this and texts besides; flags count more')
    .option('--domain <domain>', 'where it lives (default: <id>.localhost)')
    .option('--merchant <code>', 'the code that the platform knows it by')
    .option('--yes', 'asks nothing')
    .optionsGroup('What it offers:')
    .option('--languages <list>', 'such as vi,en')
    .option('--default-language <language>', 'the one at the root of its addresses')
    .option('--currency <code>', 'such as EUR')
    .option('--time-zone <zone>', 'whose days its records are kept by, such as Europe/Malta')
    .option('--features <list>', 'such as games,wallet,deposits; what no site is without comes along')
    .optionsGroup('How it looks:')
    .option('--logo <file>', 'an SVG that is its logo, or a picture that its colours are taken from')
    .option('--lettering <words>', 'what the drawn logo reads, where the name is too long')
    .option('--accent <colour>', 'its colour; grounds and texts follow from it')
    .option('--secondary <colour>', 'its second colour')
    .option('--colour <name=colour>', 'any of the ten colours of tokens.ts; may be repeated', collect)
    .option('--scheme <scheme>', 'dark, light or auto')
    .option('--header <variant>', 'leading or centred')
    .option('--hero <variant>', 'full or split')
    .option('--tile <variant>', 'overlay or caption')
    .option('--play <place>', 'where games open: frame or window')
    .option('--radius <kind>', 'sharp, gentle or soft')
    .option('--density <kind>', 'compact, regular or roomy')
    .option('--surface <kind>', 'flat, outlined or glow')
    .option('--shadow <kind>', 'crisp, diffuse or none')
    .optionsGroup('Under which law (what is left out is marked as unconfirmed):')
    .option('--licence <text>', '"number, legal name of its holder"')
    .option('--age <years>', 'from which people may play')
    .option('--regulator <text>', '"name, https://address"')
    .option('--testing <text>', 'the laboratory that tested the games: "name, https://address"')
    .option('--helpline <text>', '"name, phone, https://address"; may be repeated', collect)
    .option('--contact <text>', 'a mail address, phone number or messenger’s link; may be repeated', collect)
    .option('--home <country>', 'where it is at home, such as MT')
    .option('--restricted <list>', 'countries that it does not serve')
    .option('--phones <list>', 'countries whose mobile numbers it takes');

/** The commands, each a cheap declaration; what a command does is loaded when it is called. */
export const brandProgram = ({
  own,
  calledFrom,
  isAsked,
  tell,
  run,
  countMembers,
}: Surroundings): Command => {
  const program = new Command('npm run brand --')
    .description('Makes brands, and everything else that is done with them.')
    .addOption(new Option('--root <folder>').default(own).hideHelp())
    .configureHelp({ showGlobalOptions: false })
    .showSuggestionAfterError();
  const tool = (): Tool => {
    const { root } = program.opts<{ root: string }>();
    return { root, calledFrom, tell, run: run(root) };
  };

  newOptions(
    program.command('new').description('makes a brand after another; asks for what is not said'),
  ).action(async (id: string | undefined, flags: NewFlags & { file?: string; yes?: boolean }) => {
    const { newBrand } = await import('./newBrand.ts');
    await newBrand(tool(), { ...flags, ...(id !== undefined && { id }), isAsked });
  });

  program
    .command('check')
    .description('says whether all brands are sound, and what nobody has confirmed')
    .option('--production', 'refuses what is unconfirmed')
    .action(async (options: { production?: boolean }) => {
      const { checkBrands } = await import('./checkBrands.ts');
      await checkBrands(tool(), options);
    });

  program
    .command('list')
    .description('says of each brand who and where it is')
    .action(async () => {
      const { listBrands } = await import('./listBrands.ts');
      await listBrands(tool());
    });

  program
    .command('diff')
    .description('says what two brands have otherwise')
    .argument('<one>')
    .argument('<other>')
    .action(async (one: string, other: string) => {
      const { diffBrands } = await import('./diffBrands.ts');
      await diffBrands(tool(), [one, other]);
    });

  program
    .command('rename')
    .description('gives a brand another id, name, merchant code or domain, wherever its files say them')
    .argument('<brand>')
    .argument('[id]', 'its new id')
    .option('--name <name>', 'as people read it')
    .option('--merchant <OLD=NEW>', 'a merchant’s code; refused where it has members')
    .option('--domain <old=new>', 'a domain')
    .option('--force', 'although other files name it')
    .action(async (brand: string, id: string | undefined, options: Renaming) => {
      const { renameBrand } = await import('./renameBrand.ts');
      const wish = { ...options, ...(id !== undefined && { id }) };
      await renameBrand(tool(), brand, wish, countMembers(tool().root));
    });

  program
    .command('remove')
    .description('takes a brand out of the repository, without a trace')
    .argument('<brand>')
    .option('--force', 'although other files name it')
    .action(async (brand: string, options: { force?: boolean }) => {
      const { removeBrand } = await import('./removeBrand.ts');
      await removeBrand(tool(), brand, options);
    });

  program
    .command('font')
    .description('sets a brand in a typeface of Fontsource: installs, cuts and measures it')
    .argument('<package>', 'such as @fontsource-variable/manrope')
    .argument('<brand>')
    .addOption(
      new Option('--for <role>', 'which of its typefaces').choices(['display', 'body']).default('display'),
    )
    .option('--weight <weight>', 'of the display face', Number)
    .action(async (name: string, brand: string, options: FontOptions) => {
      const { changeFont } = await import('./changeFont.ts');
      await changeFont(tool(), name, brand, options);
    });

  program
    .command('redraw')
    .description('draws icons and the picture of shared links anew')
    .argument('<brand>')
    .option('--marks', 'logo, mark and favicon too, from the name')
    .option('--lettering <words>', 'logo, mark and favicon too, from other words')
    .option('--logo <file>', 'an SVG that is the logo from now on')
    .action(async (brand: string, options: { marks?: boolean; lettering?: string; logo?: string }) => {
      const { redraw } = await import('./redraw.ts');
      await redraw(tool(), brand, options);
    });

  return program;
};
