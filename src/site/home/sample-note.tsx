/** Says plainly that people, reviews or certificates below are stand-ins; gone once real ones are in. */
export function SampleNote() {
  return <p className="sample mt-5">Pavyzdiniai įrašai: čia bus įmonės duomenys.</p>;
}
