const standing = Promise.withResolvers<void>();

/** What shows questions is mounted (see `over-panel.tsx`). */
export const announceQuestions = () => standing.resolve();

/** Runs when questions can be shown: at once, but for the first moments of the panel. */
export const onceQuestionsStand = (run: () => void) => void standing.promise.then(run);
