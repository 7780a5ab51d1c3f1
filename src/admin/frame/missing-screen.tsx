import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';

/** An address below /admin that no screen has. */
export function MissingScreen() {
  return (
    <EmptyState text="Puslapis nerastas" hint="Šiuo adresu administravimo skyde nieko nėra.">
      <Button component={Link} to="/admin" variant="default">
        Grįžti į suvestinę
      </Button>
    </EmptyState>
  );
}
