import { Route, Routes } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { MissingScreen } from './frame/missing-screen.tsx';
import { Screen } from './frame/screen.tsx';
import { SCREENS, signIn } from './frame/screens.ts';
import { SessionGuard } from './session/session-guard.tsx';

export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/auth" element={<Screen load={signIn} waiting={null} />} />
      <Route element={<SessionGuard />}>
        <Route element={<AdminFrame />}>
          {Object.entries(SCREENS).map(([path, load]) => (
            <Route key={path} path={path} element={<Screen load={load} />} />
          ))}
          <Route path="/admin/*" element={<MissingScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
