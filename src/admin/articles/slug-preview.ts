import slugify from '@sindresorhus/slugify';

/** The address a title gives by Lithuanian rules (š→s, ų→u; & is „ir“); whether it is free the server knows. */
export function slugOf(title: string): string {
  return slugify(title, { decamelize: false, customReplacements: [['&', ' ir ']] });
}
