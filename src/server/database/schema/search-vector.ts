import { customType } from 'drizzle-orm/pg-core';

/** Words as they are looked for (`search_words` of the database), each once, without their places. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
