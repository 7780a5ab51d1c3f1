import { Route, Routes } from 'react-router';
import { AdminFrame } from './admin-frame.tsx';
import { MissingScreen } from './frame/missing-screen.tsx';
import { Screen } from './frame/screen.tsx';
import { screens } from './frame/screens.ts';
import { SessionGuard } from './session/session-guard.tsx';

/** Addresses of specification §2.1; /admin and /admin/dashboard are the same screen. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/auth" element={<Screen load={screens.signIn} waiting={null} />} />
      <Route path="/admin" element={<SessionGuard />}>
        <Route element={<AdminFrame />}>
          <Route index element={<Screen load={screens.dashboard} />} />
          <Route path="dashboard" element={<Screen load={screens.dashboard} />} />
          <Route path="content/posts" element={<Screen load={screens.posts} />} />
          <Route path="content/categories" element={<Screen load={screens.categories} />} />
          <Route path="content/images" element={<Screen load={screens.images} />} />
          <Route path="content/bin" element={<Screen load={screens.bin} />} />
          <Route path="import/ai" element={<Screen load={screens.articleImport} />} />
          <Route path="import/ai/:id" element={<Screen load={screens.articleReview} />} />
          <Route path="import/sources" element={<Screen load={screens.sources} />} />
          <Route
            path="automation/settings"
            element={<Screen load={screens.automationSettings} />}
          />
          <Route
            path="automation/settings/models"
            element={<Screen load={screens.modelSettings} />}
          />
          <Route
            path="automation/settings/limits"
            element={<Screen load={screens.limitSettings} />}
          />
          <Route path="automation/glossary" element={<Screen load={screens.glossary} />} />
          <Route path="automation/logs" element={<Screen load={screens.automationLogs} />} />
          <Route path="automation/replays" element={<Screen load={screens.replays} />} />
          <Route path="communications/contacts" element={<Screen load={screens.contacts} />} />
          <Route path="settings/users" element={<Screen load={screens.users} />} />
          <Route path="settings/account" element={<Screen load={screens.account} />} />
          <Route path="settings/system" element={<Screen load={screens.system} />} />
          <Route path="settings/audit" element={<Screen load={screens.audit} />} />
          <Route path="*" element={<MissingScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
