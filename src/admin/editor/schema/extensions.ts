import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import {
  ArticleImage,
  Definition,
  DefinitionList,
  DefinitionTerm,
  Figcaption,
  Figure,
} from './blocks.ts';
import { ArticleLink, keptMarks } from './inline-marks.ts';
import { KeptHtml } from './kept-html.ts';
import { tables } from './table-nodes.ts';

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
  KeptHtml,
  Placeholder.configure({ placeholder: 'Rašykite čia arba įklijuokite tekstą' }),
];
