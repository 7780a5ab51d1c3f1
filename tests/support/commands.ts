/** A script of package.json in its shortest form. */
export interface Command {
  words?: string[];
  /** What its user reads when it has done its work. */
  says: RegExp;
  /** What has to be there first: the running product, or its database while the product is stopped. */
  needs?: 'product' | 'database';
}

const BACKUP = 'kopija.tar.zst';
const SECOND = 'antras@example.com';
/** Of benches that take longer than a few seconds (bench/brief.ts). */
const BRIEF = ['--brief'];
const TABLE = /│.*│/;
/** Those that measure real texts end in peace where there are none. */
const TABLE_OR_NO_CORPUS = /│.*│|nothing measured/;

/** In the order in which they are run. */
export const COMMANDS: Record<string, Command> = {
  'admin:create': { words: [SECOND], says: /Slaptažodis: \S+/, needs: 'product' },
  'admin:role': { words: [SECOND, 'moderator'], says: /rolė dabar: moderator/, needs: 'product' },
  'admin:password': { words: [SECOND], says: /Naujas slaptažodis: \S+/, needs: 'product' },
  'admin:two-factor': { words: [SECOND], says: /./, needs: 'product' },
  'admin:unlock': { words: [SECOND], says: /panaikinti/, needs: 'product' },
  'admin:disable': { words: [SECOND], says: /Paskyra išjungta/, needs: 'product' },
  'admin:enable': { words: [SECOND], says: /vėl įjungta/, needs: 'product' },
  'admin:delete': { words: [SECOND], says: /Paskyra ištrinta/, needs: 'product' },
  'person:export': { words: [SECOND], says: /"messages": \[/, needs: 'product' },
  'person:erase': { words: [SECOND], says: /Būtų ištrinta: žinučių: 0/, needs: 'product' },
  'verify:marks': { words: ['--all'], says: /Patikrinta straipsnių: [1-9]/, needs: 'product' },
  doctor: { says: /Dar ne: \d+/, needs: 'product' },
  'db:clear-demo': { says: /./, needs: 'product' },
  backup: { words: [BACKUP], says: /Atsarginė kopija: \S+ \(lentelių: \d+/, needs: 'product' },
  'backup:verify': { words: [BACKUP], says: /atkurta ir sutampa/, needs: 'product' },
  'secret:new': { words: ['raktai'], says: /Naujas raktas: \S+raktai/, needs: 'product' },
  'backup:key': { says: /^AGE-SECRET-KEY-1/m },
  'db:reset': { words: ['--yes'], says: /Duomenų bazė ištuštinta/, needs: 'database' },
  restore: { words: [BACKUP], says: /Atkurta ir sutampa/, needs: 'database' },
  format: { says: /Checked \d+ files/ },
  'db:generate': { says: /No schema changes/ },
  licences: { says: /packages$/m },
  screenshots: { words: ['home'], says: /^home$/m },
  'bench:facts': { says: TABLE },
  'bench:translation-facts': { says: TABLE_OR_NO_CORPUS },
  'bench:typography': { words: BRIEF, says: TABLE_OR_NO_CORPUS },
  'bench:words': { words: BRIEF, says: TABLE_OR_NO_CORPUS },
  'bench:injection': { says: TABLE },
  'bench:stories': { words: BRIEF, says: /The collections are not there/ },
  'bench:story-weights': { words: BRIEF, says: /The collections are not there/ },
  'bench:duplicates': { words: BRIEF, says: TABLE_OR_NO_CORPUS },
  'bench:extraction': { words: BRIEF, says: TABLE_OR_NO_CORPUS },
  'bench:listings': { says: TABLE_OR_NO_CORPUS },
  'bench:page-collections': { says: TABLE_OR_NO_CORPUS },
  'bench:block-weights': { says: TABLE_OR_NO_CORPUS },
  'bench:feed-suites': { says: TABLE_OR_NO_CORPUS },
  'bench:languages': { says: TABLE_OR_NO_CORPUS },
  'bench:rules-relevance': { says: TABLE_OR_NO_CORPUS },
  'bench:links': { says: TABLE_OR_NO_CORPUS },
  'bench:robots': { says: TABLE_OR_NO_CORPUS },
  'bench:robots-files': { says: TABLE_OR_NO_CORPUS },
  'bench:attack-strings': { words: BRIEF, says: TABLE_OR_NO_CORPUS },
  'bench:outbound': { says: TABLE },
  'bench:feeds': { words: BRIEF, says: TABLE },
  'bench:sources': { words: BRIEF, says: TABLE },
  'bench:import-run': { words: BRIEF, says: TABLE },
  'bench:provider-faults': { words: BRIEF, says: TABLE },
  'bench:marks': { words: BRIEF, says: TABLE },
  'bench:killed': { words: BRIEF, says: TABLE },
  'bench:mutations': { words: BRIEF, says: TABLE },
  'bench:page-cache': { words: BRIEF, says: TABLE },
  'bench:start': { words: BRIEF, says: TABLE },
  'bench:flood': { words: BRIEF, says: TABLE },
  'bench:rendered-pages': { words: BRIEF, says: TABLE },
  'bench:growth': { words: BRIEF, says: TABLE },
  'bench:guessing': { words: BRIEF, says: TABLE },
  'bench:writing-keys': { words: BRIEF, says: TABLE },
  'bench:review-keys': { words: BRIEF, says: TABLE },
  'bench:tasks': { words: BRIEF, says: TABLE },
  'bench:panel-size': { says: TABLE },
  'bench:next-page': { words: BRIEF, says: TABLE },
  'bench:public-pages': { words: BRIEF, says: TABLE },
  'bench:admin-lists': { words: BRIEF, says: TABLE },
  'bench:admin-lists-on-screen': { words: BRIEF, says: TABLE },
};

/** Commands that this journey does not run, and who does. */
export const ELSEWHERE: Record<string, string> = {
  start: 'a test of its own beside the table',
  dev: 'a test of its own beside the table',
  build:
    'npm test builds with the same script; forced, it would take the pages from products that run meanwhile',
  test: 'this run',
  check: 'this run, without the browser',
  'test:full': 'this run, with more',
  'test:changed': 'this run, with less',
  'drill:cluster': 'starts servers that most machines do not have, for five minutes',
  'bench:lighthouse': 'installs Lighthouse from the registry, which tests do not need',
};
