import { compressStaticFiles } from '../src/server/pages/static-files.ts';

/* The last step of the build: the browser's files, compressed once for all starts. */

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');
await compressStaticFiles(folder);
