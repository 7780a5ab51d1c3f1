import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** One small mistake in one place of one file. */
export interface Mutant {
  path: string;
  line: number;
  /** What stands there, and what is put in its place. */
  from: string;
  to: string;
  /** The whole file with the mistake in it. */
  text: string;
  /** The expression whose value it changes: from character to character. */
  span: readonly [number, number];
}

/** Where a mutant's expression stands; several may share it. */
export const placeOf = ({ path, span }: Mutant): string => `${path} ${span.join('-')}`;

/*
 * Left out by rule, because what runs stays the same or no test of this house may notice it:
 * - what the compiler takes away, and what is data (NO_RULES, numbers that have a name);
 * - the log: that a line is written, and how (isLog);
 * - a wait of a minute and a second for one of a minute, of a millisecond more for a timer: tests assert nothing on the
 *   clock (isWait, listTimers);
 * - a value for an index that always holds one, which the compiler alone asks for (isForCompiler);
 * - a bound that moves where both sides give the same: the larger of two (isSameAtBound).
 */

/** What is data and not a rule: texts, tables, drawings; and what has no code to run. */
const NO_RULES =
  /\.test\.ts$|\.d\.ts$|^src\/(?:server\/demo|server\/database\/schema|content)\/|cover-motifs/;

/** Kinds that stay valid TypeScript, so that a test has to notice and not the compiler. */
const OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);

/**
 * `count` mutants of all that are possible in `src` (TypeScript without JSX: screens are the journeys'), in an order
 * that depends on the seed alone.
 * @param under how their paths begin
 */
export function listMutants(
  root: string,
  seed: string,
  count = Number.POSITIVE_INFINITY,
  under = 'src',
): Mutant[] {
  const paths = globSync('src/**/*.ts', { cwd: root }).filter(
    (path) => path.startsWith(under) && !NO_RULES.test(path),
  );
  const rank = ({ path, span, from, to }: Mutant) =>
    createHash('sha256').update(`${seed} ${path} ${span} ${from} ${to}`).digest('hex');
  return paths
    .flatMap((path) => listOfFile(path, readFileSync(`${root}/${path}`, 'utf8')))
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/** A number that is a name, or has one: a place of a list, a row of a table, also below zero. */
const isNamed = (parent: ts.Node): boolean =>
  ts.isPropertyAssignment(parent) ||
  ts.isBindingElement(parent) ||
  (ts.isPrefixUnaryExpression(parent) && ts.isPropertyAssignment(parent.parent));

const isLog = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /(?:^|\.)(?:log|console)\??\.\w+$/.test(node.expression.getText());

const isWait = (node: ts.Node, timers: ReadonlySet<string>): boolean => {
  const { parent } = node;
  if (ts.isVariableDeclaration(parent)) return timers.has(parent.name.getText());
  return (
    ts.isCallExpression(parent) &&
    (/^(?:seconds|minutes)$/.test(parent.expression.getText()) ||
      (isTimer(parent) && parent.arguments[1] === node))
  );
};

const isTimer = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /(?:^|\.)set(?:Timeout|Interval)$/.test(node.expression.getText());

/** What a file gives to timers: numbers and the names of such. */
function listTimers(file: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const [, wait] = isTimer(node) ? node.arguments : [];
    if (wait && ts.isIdentifier(wait)) found.add(wait.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isForCompiler = (parent: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
  (ts.isElementAccessExpression(parent.left) || /\.at\([^()]*\)$/.test(parent.left.getText()));

/** `a > b ? a : b`, `if (a > b) b = a`. */
function isSameAtBound({ left, right, operatorToken, parent }: ts.BinaryExpression): boolean {
  if (!/^[<>]/.test(operatorToken.getText())) return false;
  const sides = [left.getText(), right.getText()].sort().join();
  const isBoth = (...nodes: ts.Node[]) =>
    nodes
      .map((node) => node.getText())
      .sort()
      .join() === sides;
  if (ts.isConditionalExpression(parent)) return isBoth(parent.whenTrue, parent.whenFalse);
  if (!ts.isIfStatement(parent) || parent.elseStatement) return false;
  const then = parent.thenStatement;
  return (
    ts.isExpressionStatement(then) &&
    ts.isBinaryExpression(then.expression) &&
    then.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    isBoth(then.expression.left, then.expression.right)
  );
}

function listOfFile(path: string, source: string): Mutant[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const timers = listTimers(file);
  const replace = (node: ts.Node, to: string, changed = node) => {
    const [start, end] = [node.getStart(file), node.getEnd()];
    found.push({
      path,
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      from: source.slice(start, end),
      to,
      text: source.slice(0, start) + to + source.slice(end),
      span: [changed.getStart(file), changed.getEnd()],
    });
  };
  const visit = (node: ts.Node): void => {
    // What the compiler takes away has no behaviour.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node))
      return;
    if (isLog(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind);
      const isText = ts.isStringLiteralLike(node.left) || ts.isStringLiteralLike(node.right);
      if (operator && !isText && !isSameAtBound(node)) replace(node.operatorToken, operator, node);
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken)
        replace(node, `Boolean(${node.operand.getText(file)})`);
    } else if (ts.isNumericLiteral(node)) {
      const { parent } = node;
      if (!isNamed(parent) && !isWait(node, timers) && !isForCompiler(parent))
        replace(node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    else if (ts.isIfStatement(node)) replace(node.expression, 'false');
    else if (
      ts.isExpressionStatement(node) &&
      ts.isCallExpression(node.expression) &&
      !isLog(node.expression)
    )
      replace(node, ';', node.expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
