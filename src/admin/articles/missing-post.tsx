import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';

/** The text was deleted, perhaps in another tab: asking for it again would not help. */
export function MissingPost() {
  return (
    <EmptyState
      text="Tekstas nerastas"
      hint="Galbūt jis ištrintas. Ištrinti įrašai ir straipsniai 30 dienų laikomi šiukšliadėžėje, iš jos juos galima grąžinti."
    >
      <Button component={Link} to="/admin/content/bin" variant="default">
        Atidaryti šiukšliadėžę
      </Button>
    </EmptyState>
  );
}
