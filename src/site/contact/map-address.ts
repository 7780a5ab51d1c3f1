interface Position {
  latitude: number;
  longitude: number;
}

/** Half of the map's width and height, in degrees: some streets around the office. */
const AROUND = { latitude: 0.004, longitude: 0.01 };

/** The map's own page, for browsers that run no scripts. */
export const mapPageAddress = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** The map as a frame; its host is allowed by `frame-src` in astro.config.mjs. */
export function mapEmbedAddress({ latitude, longitude }: Position): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const query = new URLSearchParams({ bbox: box.join(','), marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
