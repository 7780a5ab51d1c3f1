import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { AdminFrame } from './frame/admin-frame.tsx';
import { MissingScreen } from './frame/missing-screen.tsx';
import { screens } from './frame/screens.ts';
import { SessionGuard } from './session/session-guard.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';

const Dashboard = lazy(screens.dashboard);
const Posts = lazy(screens.posts);
const Categories = lazy(screens.categories);
const Images = lazy(screens.images);
const Bin = lazy(screens.bin);
const ArticleImport = lazy(screens.articleImport);
const Sources = lazy(screens.sources);
const AutomationSettings = lazy(screens.automationSettings);
const AutomationLogs = lazy(screens.automationLogs);
const Contacts = lazy(screens.contacts);
const Users = lazy(screens.users);
const Account = lazy(screens.account);
const Audit = lazy(screens.audit);

/** Addresses of specification §2.1; /admin and /admin/dashboard are the same screen. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route path="/auth" element={<SignInScreen />} />
      <Route path="/admin" element={<SessionGuard />}>
        <Route element={<AdminFrame />}>
          <Route index element={<Dashboard />} />
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="content/posts" element={<Posts />} />
          <Route path="content/categories" element={<Categories />} />
          <Route path="content/images" element={<Images />} />
          <Route path="content/bin" element={<Bin />} />
          <Route path="import/ai" element={<ArticleImport />} />
          <Route path="import/sources" element={<Sources />} />
          <Route path="automation/settings" element={<AutomationSettings />} />
          <Route path="automation/logs" element={<AutomationLogs />} />
          <Route path="communications/contacts" element={<Contacts />} />
          <Route path="settings/users" element={<Users />} />
          <Route path="settings/account" element={<Account />} />
          <Route path="settings/audit" element={<Audit />} />
          <Route path="*" element={<MissingScreen />} />
        </Route>
      </Route>
    </Routes>
  );
}
