// What stands in the source that nobody needs, and functions too long to be read at once.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** From the root of the tree. */
  path: string;
  tree: ts.SourceFile;
}

/** Of a page both parts are read that import: what stands between its dashes, and its scripts. */
const SCRIPT_OF_PAGE = /^---\n(.*?)^---$|<script>(.*?)<\/script>/gms;

/** Of a file that only imports nothing else is read: half the time of the parser. */
const IMPORTS = /^.* from '[^']+';$/ms;

const isOfProduct = (path: string): boolean =>
  path.startsWith('src/') && !/\.test\.tsx?$/.test(path);

function codeOf(path: string, text: string): string {
  if (path.endsWith('.astro'))
    return [...text.matchAll(SCRIPT_OF_PAGE)].map(([, top, script]) => top ?? script).join('\n');
  if (isOfProduct(path) || text.includes('import(')) return text;
  return IMPORTS.exec(text)?.[0] ?? '';
}

export const parseSource = (path: string, text: string): SourceFile => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  // Comments are read by their place, if at all.
  const jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode };
  return { path, tree: ts.createSourceFile(path, codeOf(path, text), options, false, kind) };
};

/** All that can import: the product, its commands, tests and measurements, and the settings of the tools. */
export async function readSources(): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  const patterns = ['{src,scripts,tests,bench}/**/*.{ts,tsx,mts,mjs,astro}', '*.{ts,mjs}'];
  // A bench may have packages of its own.
  const exclude = (path: string) => path.endsWith('node_modules');
  for await (const path of glob(patterns, { cwd: root, exclude }))
    files.push(parseSource(path, readFileSync(join(root, path), 'utf8')));
  return files;
}

const ALL = '*';
/** A module that is run by its address: a thread, a child process, what the build begins with. */
const BY_ADDRESS = /(?<!\bimport)\('(\.[^']+\.tsx?)'/g;

/** `import { a } from './b.ts'` in `src/c.ts` takes `src/b.ts a`; a module imported as one is taken whole. */
function listTaken({ path, tree }: SourceFile): string[] {
  const taken: string[] = [];
  const words = new Set<string>();
  const loaded: string[] = [];
  const isLoading = tree.text.includes('import(');
  const take = (from: ts.Node | undefined, names: string[]) => {
    if (!from || !ts.isStringLiteralLike(from) || !from.text.startsWith('.')) return;
    const module = join(path, '..', from.text);
    taken.push(...names.map((name) => `${module} ${name}`));
    if (names.length === 0) loaded.push(module);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) words.add(node.text);
    if (ts.isImportDeclaration(node)) {
      const { name, namedBindings: named } = node.importClause ?? {};
      if (name) take(node.moduleSpecifier, ['default']);
      if (named) take(node.moduleSpecifier, namesTaken(named));
    } else if (ts.isExportDeclaration(node))
      take(node.moduleSpecifier, node.exportClause ? namesTaken(node.exportClause) : [ALL]);
    // When it is loaded is chosen at the time: which names are used is told by the words of the file.
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, []);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], []);
    if (isLoading) ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  for (const [, address = ''] of tree.text.matchAll(BY_ADDRESS))
    taken.push(`${join(path, '..', address)} ${ALL}`);
  for (const module of loaded)
    taken.push(...['default', ...words].map((name) => `${module} ${name}`));
  return taken;
}

const namesTaken = (bindings: ts.NamedImportBindings | ts.NamedExportBindings): string[] =>
  'elements' in bindings
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : [ALL];

const hasModifier = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && !!node.modifiers?.some((modifier) => modifier.kind === kind);

function listExported({ tree }: SourceFile): string[] {
  const namesOf = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((each) => (ts.isOmittedExpression(each) ? [] : namesOf(each.name)));
  return tree.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && 'elements' in clause ? clause.elements.map(({ name }) => name.text) : [];
    }
    if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
    if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
    const { name } = statement as ts.DeclarationStatement;
    return name ? [name.text] : [];
  });
}

/** Exports of `src` that no file imports. A page's are asked for by the framework. */
export function listUnimported(files: SourceFile[]): string[] {
  const taken = new Set(files.flatMap(listTaken));
  return files
    .filter(({ path }) => isOfProduct(path) && !path.startsWith('src/pages/'))
    .filter(({ path }) => !taken.has(`${path} ${ALL}`))
    .flatMap((file) => listExported(file).map((name) => `${file.path} ${name}`))
    .filter((exported) => !taken.has(exported));
}

const MOST_LINES = 60;
const SAYS_WHY_WHOLE = /\bWhole[:,] /;

/** Functions of `src` that are longer and say neither above nor at their beginning why they are whole. */
export function listLongFunctions(files: SourceFile[]): string[] {
  const found: string[] = [];
  for (const { path, tree } of files) {
    if (!isOfProduct(path)) continue;
    const lineOf = (at: number) => tree.getLineAndCharacterOfPosition(at).line + 1;
    const visit = (node: ts.Node, statement: ts.Node): void => {
      if (lineOf(node.end) - lineOf(node.pos) < MOST_LINES) return;
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const [first, last] = [lineOf(node.getStart(tree)), lineOf(node.end)];
        const body = node.body as ts.ConciseBody;
        const within = ts.isBlock(body) ? body.statements[0] : undefined;
        const begins = (within ?? body).getStart(tree);
        const said = tree.text.slice(Math.min(statement.pos, node.pos), begins);
        if (last - first >= MOST_LINES && !SAYS_WHY_WHOLE.test(said))
          found.push(`${path}:${first}, ${last - first + 1} lines`);
      }
      const isStatement = ts.isStatement(node) && !ts.isBlock(node);
      ts.forEachChild(node, (child) => visit(child, isStatement ? node : statement));
    };
    ts.forEachChild(tree, (child) => visit(child, child));
  }
  return found;
}
