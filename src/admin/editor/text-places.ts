/** How a change of the text moves what stands behind it; ProseMirror's `Mapping`. */
interface Moves {
  map(position: number, side: -1 | 1): number;
}

/** A place in the text that moves along with what is written before it. */
export interface TextPlace {
  position: number;
}

/** Places kept while something is fetched that belongs there, and people write on. */
export function createTextPlaces() {
  const places = new Set<TextPlace>();
  return {
    keep(position: number): TextPlace {
      const place = { position };
      places.add(place);
      return place;
    },
    forget: (place: TextPlace) => void places.delete(place),
    /** The text was changed. What is written at the place itself comes after it. */
    follow(moves: Moves): void {
      for (const place of places) place.position = moves.map(place.position, -1);
    },
  };
}

export type TextPlaces = ReturnType<typeof createTextPlaces>;
