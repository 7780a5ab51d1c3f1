/** Specification §9. The database keeps free text; forms and models are bound to these. */
export const POST_CATEGORIES = ['Kibernetinis saugumas', 'IT paslaugos', 'Technologijos'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];
