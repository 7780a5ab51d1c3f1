export const TIME_ZONE = 'Europe/Vilnius';

/** Day of a moment in Vilnius as `yyyy-MM-dd` (specification §9); Swedish writes dates exactly so. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** `iso`: ISO 8601 moment. */
export const formatVilniusDate = (iso: string): string => day.format(new Date(iso));

// The Swedish format is the ISO one: yyyy-MM-dd HH:mm.
const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `iso`: ISO 8601 moment; answers `yyyy-MM-dd HH:mm`. */
export const formatVilniusMoment = (iso: string): string => minute.format(new Date(iso));
