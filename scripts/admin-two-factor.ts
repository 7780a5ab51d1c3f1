// `npm run admin:two-factor -- EMAIL`: takes the second factor away from whoever lost phone and recovery codes.
import { resetSecondFactor } from '../src/server/identity/accounts.ts';
import { runCommand } from './run-command.ts';

const [email] = process.argv.slice(2);
if (!email) {
  console.error('Nurodykite el. pašto adresą: npm run admin:two-factor -- vardas@imone.lt');
  process.exit(1);
}
await runCommand(async (deps) => {
  const isRemoved = await resetSecondFactor(deps, email);
  console.log(
    isRemoved
      ? `Antrasis veiksnys pašalintas: ${email}. Prisijungiama vien slaptažodžiu; galite įjungti iš naujo paskyros nustatymuose.`
      : `Paskyra ${email} antrojo veiksnio neturi`,
  );
});
