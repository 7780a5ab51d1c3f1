/** Day of a moment in Vilnius as `yyyy-MM-dd` (specification §9); Swedish writes dates exactly so. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vilnius', dateStyle: 'short' });

/** `iso`: ISO 8601 moment. */
export const formatVilniusDate = (iso: string): string => day.format(new Date(iso));
