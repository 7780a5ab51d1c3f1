import type { Cluster } from './cluster.ts';

const WRITE_GAP = 20;

type Pause = (milliseconds: number) => Promise<unknown>;

/** What is done to the cluster, and what its visitors and writers may notice of it. */
export interface Trial {
  name: string;
  act: (cluster: Cluster, pause: Pause) => Promise<unknown>;
  /** Seconds that its writes may be away; left out: none may be refused. */
  writeGap?: number;
  /** Seconds after the answer in which an instance may show the old page, for it cannot know; left out: never. */
  oldFor?: number;
}

export const TRIALS: Trial[] = [
  { name: 'nothing happens', act: (_cluster, pause) => pause(20_000) },
  {
    name: 'LISTEN dropped',
    act: async ({ query }, pause) => {
      for (let time = 0; time < 2; time += 1) {
        await query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache'",
        );
        await pause(10_000);
      }
    },
  },
  {
    name: 'a product killed',
    writeGap: 5,
    act: async ({ two }, pause) => {
      await two.kill();
      await pause(8_000);
      await two.restart();
      await pause(8_000);
    },
  },
  {
    name: 'both products updated, one after the other',
    act: async ({ one, two }, pause) => {
      for (const product of [one, two]) {
        await product.stop();
        await product.restart();
        // As an operator waits until it is ready and asked again.
        await pause(8_000);
      }
    },
  },
  {
    name: 'network between a product and the database cut',
    writeGap: WRITE_GAP,
    oldFor: 15,
    act: async ({ way }, pause) => {
      way.silence();
      await pause(15_000);
      way.cut();
      way.unsilence();
      way.mend();
      await pause(10_000);
    },
  },
  {
    name: 'the primary killed',
    writeGap: WRITE_GAP,
    act: async ({ readRoles, cutPower, startPostgres, untilSafe }, pause) => {
      const lost = (await readRoles())?.leader;
      if (!lost) throw new Error('There is no primary');
      await cutPower(lost);
      await pause(30_000);
      await startPostgres(lost);
      await untilSafe();
      await pause(5_000);
    },
  },
];
