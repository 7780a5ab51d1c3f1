/**
 * Of a form with a text: its file and the editor's are fetched beside each other. Left to the form, the editor's would be
 * asked for only once the text is there to be drawn. What fails here is reported by the editor's own place.
 */
export const withEditor =
  <File>(load: () => Promise<File>) =>
  (): Promise<File> => {
    import('./rich-editor.tsx').catch(() => {});
    return load();
  };
