import type { RichTextEditorLabels } from '@mantine/tiptap';
import { MOD_KEY } from '../feedback/mod-key.ts';

/** Names of the buttons, with their keys. */
export const EDITOR_LABELS: Partial<RichTextEditorLabels> = {
  boldControlLabel: `Pusjuodis (${MOD_KEY}+B)`,
  italicControlLabel: `Kursyvas (${MOD_KEY}+I)`,
  strikeControlLabel: 'Perbraukta',
  clearFormattingControlLabel: 'Pašalinti formatavimą',
  codeControlLabel: `Kodas eilutėje (${MOD_KEY}+E)`,
  codeBlockControlLabel: 'Kodo blokas',
  h2ControlLabel: 'Antraštė (2 lygio)',
  h3ControlLabel: 'Antraštė (3 lygio)',
  h4ControlLabel: 'Antraštė (4 lygio)',
  bulletListControlLabel: 'Sąrašas su ženkleliais',
  orderedListControlLabel: 'Sunumeruotas sąrašas',
  blockquoteControlLabel: 'Citata',
  hrControlLabel: 'Skiriamoji linija',
  unlinkControlLabel: 'Pašalinti nuorodą',
  undoControlLabel: `Žingsnis atgal (${MOD_KEY}+Z)`,
  redoControlLabel: `Žingsnis pirmyn (${MOD_KEY}+Shift+Z)`,
  tableInsertControlLabel: 'Įterpti lentelę',
  tableInsertLabel: (columns, rows) => `Lentelė: ${columns} × ${rows}`,
  tableDeleteControlLabel: 'Pašalinti lentelę',
  tableColumnBeforeControlLabel: 'Stulpelis kairėje',
  tableColumnAfterControlLabel: 'Stulpelis dešinėje',
  tableColumnDeleteControlLabel: 'Pašalinti stulpelį',
  tableRowBeforeControlLabel: 'Eilutė viršuje',
  tableRowAfterControlLabel: 'Eilutė apačioje',
  tableRowDeleteControlLabel: 'Pašalinti eilutę',
  tableToggleHeaderRowControlLabel: 'Antraščių eilutė',
  tableMergeCellsControlLabel: 'Sujungti langelius',
  tableSplitCellControlLabel: 'Padalyti langelį',
};
