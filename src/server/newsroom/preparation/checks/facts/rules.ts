import { ipRule, mailRule, urlRule } from './addresses.ts';
import { cveRule, nameRule, phoneRule, versionRule } from './codes.ts';
import { dateRule, monthRule } from './dates.ts';
import type { Rule } from './fact.ts';
import {
  boundRule,
  currencyRule,
  directionRule,
  fractionRule,
  measureRule,
  numberRule,
  ordinalRule,
  percentRule,
  rangeRule,
  vagueRule,
  wordRule,
} from './quantity-rules.ts';
import { relativeRule, timeRule, weekdayRule, zoneRule } from './times.ts';

/**
 * Every rule of the check, in the order they read: what has a form of its own first, plain numbers last,
 * because each rule takes what it has read out of the text. Any one of them left out makes the check worse
 * on some pair of tests/fixtures/facts, which a test sees to.
 */
export const RULES: readonly Rule[] = [
  mailRule,
  ipRule,
  urlRule,
  cveRule,
  dateRule,
  monthRule,
  relativeRule,
  weekdayRule,
  timeRule,
  zoneRule,
  phoneRule,
  versionRule,
  nameRule,
  rangeRule,
  boundRule,
  directionRule,
  measureRule,
  currencyRule,
  percentRule,
  ordinalRule,
  fractionRule,
  vagueRule,
  wordRule,
  numberRule,
];
