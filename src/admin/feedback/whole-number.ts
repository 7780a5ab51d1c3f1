/**
 * For a `NumberInput` of a whole number: the decimal comma can be typed and out of bounds stays what it is, so that the
 * form's rule refuses both in words. Without decimals the field would drop the comma in silence and make 75 of 7,5.
 */
export const WHOLE_NUMBER = { decimalSeparator: ',', clampBehavior: 'none' } as const;
