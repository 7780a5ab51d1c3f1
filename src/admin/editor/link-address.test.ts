import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { linkAddress } from './link-address.ts';

eachBecomes('„%s“, as people write it, is %s', linkAddress, [
  ['pavyzdys.lt/a?b=c', 'https://pavyzdys.lt/a?b=c'],
  [' https://pavyzdys.lt ', 'https://pavyzdys.lt/'],
  ['/kontaktai', '/kontaktai'],
  ['info@pavyzdys.lt', 'mailto:info@pavyzdys.lt'],
  ['pavyzdys.lt:8080/a', 'https://pavyzdys.lt:8080/a'],
  // What may not stand in an article.
  ['', null],
  ['kontaktai', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['#vieta', null],
]);
