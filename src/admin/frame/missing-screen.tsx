import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';

/** An address below /admin that no screen has. */
export function MissingScreen() {
  return (
    <>
      <ScreenHead title="Puslapis nerastas" />
      <EmptyState text="Šiuo adresu administravimo skyde nieko nėra.">
        <Button component={Link} to="/admin" variant="default">
          Grįžti į suvestinę
        </Button>
      </EmptyState>
    </>
  );
}
