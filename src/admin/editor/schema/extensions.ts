import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { ChosenWords } from '../menus/chosen-words.ts';
import { CaretBlock } from '../typing/caret-block.ts';
import { HeardSelection } from '../typing/heard-selection.ts';
import { Typing } from '../typing/typing.ts';
import { UndoSteps } from '../typing/undo-steps.ts';
import { ArticleLink, keptMarks } from './inline-marks.ts';
import { KeptHtml } from './kept-html.ts';
import { namedBlocks } from './named-blocks.ts';
import {
  ArticleImage,
  Definition,
  DefinitionList,
  DefinitionTerm,
  Figcaption,
  Figure,
} from './pictures-and-lists.ts';

/** No widths: the public page gives tables their look. The head is told from the cells when it is written out. */
const ArticleTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null as never,
}).configure({ resizable: false });

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

const tables = [
  ArticleTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
];

/** Everything the server allows in an article (`domain/articles/article-html.ts`), and nothing else. */
export const articleExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
  }),
  ArticleLink,
  ...keptMarks,
  ...tables,
  ArticleImage,
  Figure,
  Figcaption,
  DefinitionList,
  DefinitionTerm,
  Definition,
  ...namedBlocks,
  KeptHtml,
  Typing,
  UndoSteps,
  CaretBlock,
  HeardSelection,
  ChosenWords,
  Placeholder.configure({
    placeholder: 'Rašykite čia, įklijuokite tekstą arba rinkitės bloką klavišu „/“',
  }),
];
