import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Chromium = { executablePath: string; env: Record<string, string | undefined> };

// The package's own looks for its fonts where only its cloud has them, and without any font Chromium ends.
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;

let unpacked: Promise<Chromium> | undefined;

// The package unpacks for a cloud runtime unless it is told which libraries the machine lacks, and asks the
// environment where to.
const unpack = async (): Promise<Chromium> => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const before = { ...process.env };
  Object.assign(process.env, { AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x', TMPDIR: folder });
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const libraries = join(folder, 'al2023', 'lib');
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fontsOf(folder));
    return {
      executablePath,
      env: { ...before, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
    };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
};

/** Whether the npm package holds a build for this machine. */
export const hasPackagedChromium = process.platform === 'linux' && process.arch === 'x64';

/** The Chromium of the npm package that the lockfile names, unpacked once a process and removed at its end. */
export const packagedChromium = (): Promise<Chromium> => (unpacked ??= unpack());
