/** The four recognitions of specification §3. `badges` takes up to two picture paths. */
interface Award {
  title: string;
  from: number;
  to: number;
  note: string;
  badges: string[];
}

/** SAMPLE years and notes, until the company has confirmed its own. */
export const awardsAreSample = true;

export const awards: Award[] = [
  {
    title: 'Stipriausi Lietuvoje',
    from: 2015,
    to: 2023,
    note: 'Finansinio patikimumo sertifikatas',
    badges: [],
  },
  { title: 'TOP įmonė', from: 2019, to: 2022, note: 'Veiklos rezultatų įvertinimas', badges: [] },
  {
    title: 'Europos verslo meistrai A+',
    from: 2021,
    to: 2022,
    note: 'European Business Masters',
    badges: [],
  },
  { title: '„Gazelė“', from: 2022, to: 2023, note: 'Sparčiai auganti įmonė', badges: [] },
];

export const AWARD_YEARS = { first: 2015, last: 2023 };
