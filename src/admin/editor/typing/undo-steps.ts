import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Fragment } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

const isText = (content: Fragment): boolean => content.content.every((node) => node.isText);

const MEANT = 'undoSteps';

/** Says of a change what it is meant as, where it looks otherwise. */
export const meantAs = (kind: 'act' | 'typing', transaction: Transaction): Transaction =>
  transaction.setMeta(MEANT, kind);

/** Letters that keys put into one block, or take away from it. */
function isTyping(transaction: Transaction): boolean {
  const meant = transaction.getMeta(MEANT);
  if (meant) return meant === 'typing';
  const [step, ...others] = transaction.steps;
  const doc = transaction.docs[0];
  // A word that is being composed is one change, however often it is put anew.
  if (transaction.getMeta('composition') !== undefined) return true;
  // „paste“, „drop“ or „cut“.
  if (transaction.getMeta('uiEvent') || others.length > 0) return false;
  if (!doc || !(step instanceof ReplaceStep)) return false;
  const { parent, parentOffset } = doc.resolve(step.from);
  const end = parentOffset + step.to - step.from;
  return (
    parent.isTextblock &&
    end <= parent.content.size &&
    isText(step.slice.content) &&
    isText(parent.content.cut(parentOffset, end))
  );
}

/**
 * A browser has one list of what was typed for the whole page. „Ctrl+Z“ in another field comes to the text when that field
 * has no more, and the editor's history obeyed.
 */
const ownUndoOnly = new Plugin({
  props: {
    handleDOMEvents: {
      beforeinput(view, event) {
        if (view.hasFocus() || !/^history(?:Undo|Redo)$/.test(event.inputType)) return false;
        // The browser's own undo would change what the editor drew.
        event.preventDefault();
        return true;
      },
    },
  },
});

/**
 * An act (a block put in, a picture described, a paste) is a step of its own to undo, and so is what is typed before and
 * after it. The editor's history joins what happens in the same place within half a second: right for letters, but of two
 * acts of a quick hand one undo took back both.
 */
export const UndoSteps = Extension.create({
  name: 'undoSteps',
  // Before the editor's history.
  priority: 1000,
  addProseMirrorPlugins: () => [ownUndoOnly],
  addStorage: () => ({ wasAct: false }),
  dispatchTransaction({ transaction, next }) {
    if (!transaction.docChanged) return next(transaction);
    const isAct = !isTyping(transaction);
    const begins = isAct || this.storage.wasAct;
    this.storage.wasAct = isAct;
    next(begins ? closeHistory(transaction) : transaction);
  },
});
