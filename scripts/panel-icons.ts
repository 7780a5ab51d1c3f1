// The panel's icons, a hundredth of a package of 90 MB. After `src/admin` imports one more from `style/icons.ts`:
// `node scripts/run.mjs scripts/panel-icons.ts` writes that file anew from the pinned package, and a test compares the two.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

const readJson = (name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules/@tabler/icons', name), 'utf8'));
export const ICONS_FILE = join(root, 'src/admin/style/icons.ts');

/** What the panel's files import by the names of Tabler's own React package. */
function listUsed(): string[] {
  const folder = join(root, 'src/admin');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '[^']*\/style\/icons\.ts'/g)])
    .flatMap(([, names = '']) => names.match(/Icon\w+/g) ?? []);
  return [...new Set(imported)].sort();
}

/** ArrowBackUp → arrow-back-up, Menu2 → menu-2. */
const fileName = (name: string) =>
  name
    .slice('Icon'.length)
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-')
    .toLowerCase();

type Shape = [tag: string, attributes: { d: string }][];

export function composeIcons(): string {
  const shapes: Record<string, Shape> = readJson('tabler-nodes-outline.json');
  const { version }: { version: string } = readJson('package.json');
  const icons = listUsed().map((name) => {
    const shape = shapes[fileName(name)];
    if (!shape?.every(([tag, { d }]) => tag === 'path' && d))
      throw new Error(`Nothing to draw ${name} from`);
    const paths = shape.map(([, { d }]) => `'${d}'`);
    const inOneLine = `export const ${name} = createIcon(${paths.join(', ')});\n`;
    // As the formatter has it.
    return inOneLine.length <= 101
      ? inOneLine
      : `export const ${name} = createIcon(\n${paths.map((path) => `  ${path},\n`).join('')});\n`;
  });
  return `// Written by scripts/panel-icons.ts from @tabler/icons ${version} (MIT licence, © 2020–2026 Paweł Kuna).
import { createIcon } from './create-icon.tsx';

${icons.join('')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(ICONS_FILE, composeIcons());
