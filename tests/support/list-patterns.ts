// Run by itself: prints every regular expression of `src/server` and `src/domain` as JSON, those written in place
// and those put together while a module loads.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

export interface FoundPattern {
  /** File and line. */
  at: string;
  source: string;
  flags: string;
}

const files = globSync(['src/server/**/*.ts', 'src/domain/**/*.ts']).filter(
  (file) => !/\.test\.ts$|[\\/](?:demo|migrations)[\\/]/.test(file),
);
const found: FoundPattern[] = [];
const builders = new Set<string>();

for (const file of files) {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ at: `${file}:${line}`, source, flags });
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') builders.add(file);
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

const Plain = RegExp;
for (const file of builders) {
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      const made = new target(pattern, flags);
      found.push({ at: file, source: made.source, flags: made.flags });
      return made;
    },
  });
  await import(pathToFileURL(path.resolve(file)).href);
  globalThis.RegExp = Plain;
}
process.stdout.write(JSON.stringify(found));
