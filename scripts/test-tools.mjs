// What the tests need from the system, installed once; one after the other, for Debian's installer allows no two at a
// time. What cannot be had yet is asked for again, and told, by the test that needs it.
import { findOrInstallBrowser } from './browser.mjs';
import { findOrInstallDictionary } from './dictionary.mjs';

for (const find of [findOrInstallDictionary, findOrInstallBrowser]) {
  try {
    find();
  } catch {}
}
