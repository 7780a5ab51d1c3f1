import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** No widths: the public page gives tables their look. The head is told from the cells when it is written out. */
const ArticleTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: () => null as never,
}).configure({ resizable: false });

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

export const tables = [
  ArticleTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
];
