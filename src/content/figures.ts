import { company } from './company.ts';

/** The figures that pages point at, each written once (specification §1 and §9). */
export const FIGURES = {
  clients: '100+',
  /** On the business hub and the statistics band only. */
  regularClients: '50+',
  /** On the statistics band only. */
  yearsInBusiness: '15+',
  experience: '20+',
  yearsOfExperience: '20+ metų',
  urgentReply: '15 min.',
  watch: '24/7',
  availability: '99,9 %',
  officeHours: company.officeHours,
  hourPrice: 'nuo 40 EUR',
  copyRule: '3-2-1',
  copies: '3',
  kindsOfMedia: '2',
  copiesElsewhere: '1',
  nis2Year: '2024 m.',
  nis2Since: 'nuo 2024 m. spalio',
  nis2Report: 'per 24 val.',
};

export interface Fact {
  value: string;
  label: string;
}

/** Facts of a page's hero, in this order: what it says of each figure. */
export const facts = (labels: Partial<Record<keyof typeof FIGURES, string>>): Fact[] =>
  Object.entries(labels).map(([figure, label]) => ({
    value: FIGURES[figure as keyof typeof FIGURES],
    label,
  }));
