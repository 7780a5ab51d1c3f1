import {
  IconAddressBook,
  IconArticle,
  IconCategory,
  IconLayoutDashboard,
  IconListDetails,
  IconRss,
  IconSettings,
  IconSparkles,
  IconUsers,
} from '@tabler/icons-react';
import { screens } from './screens.ts';

/** The sidebar, group by group; the first group is the dashboard alone and carries no heading. */
export const NAVIGATION = [
  {
    group: null,
    links: [
      {
        to: '/admin/dashboard',
        label: 'Suvestinė',
        icon: IconLayoutDashboard,
        load: screens.dashboard,
      },
    ],
  },
  {
    group: 'Turinys',
    links: [
      { to: '/admin/content/posts', label: 'Tinklaraštis', icon: IconArticle, load: screens.posts },
      {
        to: '/admin/content/categories',
        label: 'Kategorijos',
        icon: IconCategory,
        load: screens.categories,
      },
    ],
  },
  {
    group: 'Importas',
    links: [
      {
        to: '/admin/import/ai',
        label: 'Rankinis importas',
        icon: IconSparkles,
        load: screens.articleImport,
      },
      { to: '/admin/import/sources', label: 'Šaltiniai', icon: IconRss, load: screens.sources },
    ],
  },
  {
    group: 'Automatizacija',
    links: [
      {
        to: '/admin/automation/settings',
        label: 'Nustatymai',
        icon: IconSettings,
        load: screens.automationSettings,
      },
      {
        to: '/admin/automation/logs',
        label: 'Žurnalas',
        icon: IconListDetails,
        load: screens.automationLogs,
      },
    ],
  },
  {
    group: 'Komunikacija',
    links: [
      {
        to: '/admin/communications/contacts',
        label: 'Kontaktai',
        icon: IconAddressBook,
        load: screens.contacts,
      },
    ],
  },
  {
    group: 'Sistema',
    links: [
      { to: '/admin/settings/users', label: 'Vartotojai', icon: IconUsers, load: screens.users },
    ],
  },
] as const;
