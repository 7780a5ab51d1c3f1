// `npm run backup:key`: prints a new key for BACKUP_KEY.
import { makeKey } from '../src/server/backup/encryption.ts';

console.log(await makeKey());
console.error('Įrašykite jį į BACKUP_KEY ir laikykite dar kur nors: be jo kopijų neatkursite.');
