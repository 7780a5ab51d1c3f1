// `npm run licences`: the licences of the installed packages of others. Ends with 1 when a package states none, or one
// that is not known to allow commercial use.
import { allowsCommercialUse, listInstalledLicences } from './package-licences.ts';
import { root } from './paths.mjs';
import { readWords } from './usage.mjs';

const { options } = readWords('licences');
const packages = listInstalledLicences(root);
const byLicence = Map.groupBy(packages, ({ licence }) => licence ?? 'none stated');
const ordered = [...byLicence].toSorted(([, a], [, b]) => b.length - a.length);
for (const [licence, { length }] of ordered)
  console.log(`${String(length).padStart(5)}  ${licence}`);
console.log(`${packages.length} packages`);

for (const [licence, group] of ordered)
  if (group.length <= 10 || options.all)
    console.log(`\n${licence}\n  ${group.map(({ name }) => name).join('\n  ')}`);

const refused = packages.filter(({ licence }) => !licence || !allowsCommercialUse(licence));
if (refused.length > 0) {
  console.error(
    '\nNo licence, or not known to allow commercial use (scripts/package-licences.ts):',
  );
  for (const { name, licence } of refused) console.error(`  ${name}  ${licence ?? 'none stated'}`);
  process.exitCode = 1;
}
