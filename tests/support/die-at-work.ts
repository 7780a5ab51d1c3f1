// Run by itself with the address of a database: takes jobs from its queues and is killed by the first, as by a text
// that eats the memory of the machine.
import { pino } from 'pino';
import { connectDatabase } from '../../src/server/database/database.ts';
import { createBoss, type JobHandlers } from '../../src/server/jobs/boss.ts';
import { JOB_NAMES } from '../../src/server/jobs/definitions.ts';

const { pool } = connectDatabase(process.argv[2] ?? '', () => {});
const boss = createBoss(pool, pino({ level: 'silent' }));
await boss.prepare();
await boss.reclaimAbandoned();
const die = async () => void process.kill(process.pid, 'SIGKILL');
await boss.work(Object.fromEntries(JOB_NAMES.map((name) => [name, die])) as unknown as JobHandlers);
