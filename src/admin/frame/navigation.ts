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

/** The sidebar, group by group; the first group is the dashboard alone and carries no heading. */
export const NAVIGATION = [
  {
    group: null,
    links: [
      {
        to: '/admin/dashboard',
        label: 'Suvestinė',
        icon: IconLayoutDashboard,
      },
    ],
  },
  {
    group: 'Turinys',
    links: [
      { to: '/admin/content/posts', label: 'Tinklaraštis', icon: IconArticle },
      {
        to: '/admin/content/categories',
        label: 'Kategorijos',
        icon: IconCategory,
      },
      { to: '/admin/content/images', label: 'Nuotraukos ir failai', icon: IconPhoto },
      { to: '/admin/content/bin', label: 'Šiukšliadėžė', icon: IconTrash },
    ],
  },
  {
    group: 'Importas',
    links: [
      {
        to: '/admin/import/ai',
        label: 'Rankinis importas',
        icon: IconSparkles,
      },
      { to: '/admin/import/sources', label: 'Šaltiniai', icon: IconRss },
    ],
  },
  {
    group: 'Automatizacija',
    links: [
      {
        to: '/admin/automation/settings',
        label: 'Nustatymai',
        icon: IconSettings,
      },
      {
        to: '/admin/automation/glossary',
        label: 'Terminų žodynėlis',
        icon: IconVocabulary,
      },
      {
        to: '/admin/automation/replays',
        label: 'Nurodymų palyginimai',
        icon: IconFlask,
      },
      {
        to: '/admin/automation/logs',
        label: 'Automatizacijos žurnalas',
        icon: IconListDetails,
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
      },
    ],
  },
  {
    group: 'Sistema',
    links: [
      { to: '/admin/settings/users', label: 'Vartotojai', icon: IconUsers },
      {
        to: '/admin/settings/account',
        label: 'Mano paskyra',
        icon: IconUserCircle,
      },
      {
        to: '/admin/settings/audit',
        label: 'Pakeitimų istorija',
        icon: IconHistory,
      },
      {
        to: '/admin/settings/system',
        label: 'Sistemos būsena',
        icon: IconActivity,
      },
    ],
  },
] as const;
