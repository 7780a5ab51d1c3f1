import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { FoundText } from './content-texts.ts';

/** Letters only Lithuanian has here, and its quotes: a string with one is meant for people. */
const LITHUANIAN = /[ąčęėįšųūžĄČĘĖĮŠŲŪŽ„]/;

/** Where a string is read by people whatever its letters. */
const SHOWN_ATTRIBUTES = /^(?:label|title|placeholder|description|alt|aria-label|text|error)$/;
const SHOWN_PROPERTIES = /^(?:label|title|placeholder|description|message|detail|text|heading)$/;

/** Stems and endings, letters by themselves, words we never write, and demonstration data that imitates foreign sources. */
const NOT_WORDS =
  /^src\/server\/(?:newsroom\/preparation\/(?:checks\/(?:facts\/|sentences\/|instruction-phrases)|rules\/rules-vocabulary|typography\/|dictionary\/)|newsroom\/glossary\/default-terms|newsroom\/import\/(?:item\/date-words|pages\/(?:leftovers\/|judge-link|link-boxes)|storing\/says-taken-back)|database\/schema\/fold-for-search|demo\/(?!articles\/))/;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Lithuanian strings and the text of markup in the source files of a folder. */
export function readSourceTexts(root: string, folder: string): FoundText[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !isTest(file))
    .map((file) => join(folder, file))
    .filter((where) => !NOT_WORDS.test(where))
    .flatMap((where) => textsOfSource(readFileSync(join(root, where), 'utf8'), where));
}

export function textsOfSource(source: string, where: string): FoundText[] {
  const isMarkup = !where.endsWith('.ts') || where.startsWith('src/admin/');
  if (!isMarkup && !LITHUANIAN.test(source)) return [];
  const code = where.endsWith('.astro') ? astroAsCode(source) : source;
  const kind = where.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  const file = ts.createSourceFile(where, code, ts.ScriptTarget.Latest, true, kind);
  const found: FoundText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text && (LITHUANIAN.test(text) || (isMarkup && isShown(node)))) found.push({ text, where });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An Astro page is its front matter and, after it, markup whose scripts and styles are no text. */
function astroAsCode(source: string): string {
  const [, frontMatter = '', markup = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [
    '',
    '',
    source,
  ];
  const body = markup
    .replace(/<!doctype html>/i, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  return `${frontMatter}\nconst page = <>${body}</>;`;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node)) return ts.isImportDeclaration(node.parent) ? null : node.text;
  if (!ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return null;
  return isSql(node) ? literalsOf(node.text) : node.text;
}

/** Of a query only its own literals are words: … then 'Juodraštis' else … */
const literalsOf = (query: string) =>
  [...query.matchAll(/'([^']*)'/g)].map(([, text]) => text).join('. ');

function isSql(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isTaggedTemplateExpression);
  return owner?.tag.getText().startsWith('sql') === true;
}

function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return SHOWN_ATTRIBUTES.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) {
    return SHOWN_PROPERTIES.test(parent.name.getText());
  }
  // {isCopied ? 'Nukopijuota' : 'Kopijuoti'} between tags or in a shown attribute.
  const isChoice = ts.isConditionalExpression(parent) && parent.condition !== node;
  const expression = isChoice ? parent.parent : parent;
  if (!ts.isJsxExpression(expression)) return false;
  const owner = expression.parent;
  return ts.isJsxAttribute(owner) ? SHOWN_ATTRIBUTES.test(owner.name.getText()) : true;
}
