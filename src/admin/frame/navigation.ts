import {
  IconActivity,
  IconAddressBook,
  IconArticle,
  IconCategory,
  IconFlask,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconPhoto,
  IconRss,
  IconSettings,
  IconSparkles,
  IconTrash,
  IconUserCircle,
  IconUsers,
  IconVocabulary,
} from '../style/icons.ts';
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
      { to: '/admin/content/images', label: 'Nuotraukos', icon: IconPhoto, load: screens.images },
      { to: '/admin/content/bin', label: 'Šiukšliadėžė', icon: IconTrash, load: screens.bin },
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
        to: '/admin/automation/glossary',
        label: 'Žodynėlis',
        icon: IconVocabulary,
        load: screens.glossary,
      },
      {
        to: '/admin/automation/replays',
        label: 'Palyginimai',
        icon: IconFlask,
        load: screens.replays,
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
      {
        to: '/admin/settings/account',
        label: 'Mano paskyra',
        icon: IconUserCircle,
        load: screens.account,
      },
      {
        to: '/admin/settings/audit',
        label: 'Pakeitimų istorija',
        icon: IconHistory,
        load: screens.audit,
      },
      {
        to: '/admin/settings/system',
        label: 'Sistemos būsena',
        icon: IconActivity,
        load: screens.system,
      },
    ],
  },
] as const;
