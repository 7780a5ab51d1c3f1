import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { removeEmpty } from './remove-empty.ts';

eachBecomes('%j becomes %j', removeEmpty, [
  ['<p>a</p><p></p><p> </p>b', '<p>a</p>b'],
  ['<ul><li><strong></strong></li></ul>', ''],
  ['<p><br></p><h2>\u00a0</h2>', ''],
  ['<p><img src="/storage/a.png"></p>', '<p><img src="/storage/a.png"></p>'],
  ['<p>a<a href="https://e.test/"></a></p>', '<p>a</p>'],
  ['<table><tr><td></td></tr></table>', '<table><tr><td></td></tr></table>'],
]);
