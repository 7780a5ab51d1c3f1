const STATE = { isNewPost: true };

/** The list of posts with the form of a new one open over it; the address is the list's (specification §2.10). */
export const NEW_POST = { to: '/admin/content/posts', state: STATE };

/** Whether a new post was asked for on the way here. */
export const isNewPostAsked = (state: unknown) =>
  (state as Partial<typeof STATE> | null)?.isNewPost === true;
