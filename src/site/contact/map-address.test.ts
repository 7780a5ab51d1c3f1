import { expect, test } from 'vitest';
import { mapEmbedAddress, mapPageAddress } from './map-address.ts';

const OFFICE = { latitude: 55.7, longitude: 21.15 };

test('the map shows some streets around a place, and marks it', () => {
  expect(mapEmbedAddress(OFFICE)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=21.1400%2C55.6960%2C21.1600%2C55.7040&marker=55.7%2C21.15',
  );
  expect(mapPageAddress(OFFICE)).toBe(
    'https://www.openstreetmap.org/?mlat=55.7&mlon=21.15#map=16/55.7/21.15',
  );
});
