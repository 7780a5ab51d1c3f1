import { expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { isHiddenElement, readLook } from './hidden-styles.ts';
import { MarkupLimitError } from './markup-limits.ts';
import { walkCss } from './walk-css.ts';

test.each([
  // What hides, and beside it what is just still read.
  ['font-size:2.7px', 'font-size:2.8px'],
  ['font-size:.16em', 'font-size:.17em'],
  ['font-size:16%', 'font-size:20%'],
  ['font-size:2pt', 'font-size:2.1pt'],
  ['font:400 2px/1 Arial', 'font:400 12px/1 Arial'],
  ['font:0 Arial', 'font:700 1em Arial'],
  ['opacity:.04', 'opacity:.05'],
  ['opacity:4%', 'opacity:5%'],
  ['color:transparent', 'color:currentcolor'],
  ['color:rgba(0,0,0,.04)', 'color:rgba(0,0,0,.05)'],
  ['color:hsl(0 0% 0% / 4%)', 'color:hsl(0 0% 0% / 5%)'],
  ['color:#00000000', 'color:#00000080'],
  ['left:-100px', 'left:-99px'],
  ['left:5000px', 'left:4999px'],
  ['text-indent:-100%', 'text-indent:-2em'],
  ['margin-left:-1000px', 'margin-left:-999px'],
  ['transform:translateX(-100px)', 'transform:translateX(-99px)'],
  ['transform:scale(.04)', 'transform:scale(.05)'],
  ['transform:scale(1,.01)', 'transform:scaleZ(0)'],
  ['transform:scale(-.01)', 'transform:scale(-1)'],
  ['scale:.04', 'scale:.05'],
  ['scale:1 .04', 'scale:1 1 0'],
  ['width:1px', 'width:2px'],
  ['height:.1%', 'max-height:20%'],
  ['height:.01em', 'height:1em'],
  ['clip:rect(0,1px,1px,0)', 'clip:rect(0,100px,100px,0)'],
  ['clip:rect(0,1px,1px,0)', 'clip:rect(0,red,1px,0)'],
  ['clip-path:inset(50%)', 'clip-path:path("M0 0")'],
  ['width:calc(2 * .5px)', 'width:calc(2 * 2px)'],
  ['width:calc(4px / 4)', 'width:calc(8px / 4)'],
  ['width:calc(9px - 2 * 4px)', 'width:calc(9px - 4px)'],
  ['clip:rect(0,auto,1px,0)', 'clip:rect(auto,auto,auto,auto)'],
  ['clip:rect(10px,60px,60px,59px)', 'clip:rect(10px,60px,60px,58px)'],
  ['clip:rect(10px,60px,11px,0)', 'clip:rect(auto,60px,2px,auto)'],
  ['clip:rect(auto,auto,auto,999px)', 'clip:rect(auto,auto,auto,998px)'],
  ['clip:rect(0,60px,1px,0)', 'clip:rect(0,1px,red,0)'],
  ['clip:rect(0,60px,1px,0)', 'clip:rect(0,60px,1px,red)'],
  ['clip-path:inset(50%)', 'clip-path:inset(49%)'],
  ['clip-path:inset(50% 0)', 'clip-path:inset(99.8% 0 .1% 0)'],
  ['clip-path:inset(40% 0 60% 0)', 'clip-path:inset(round 999px)'],
  ['clip-path:inset(0 50%)', 'clip-path:inset(0 10% 50% 10%)'],
  ['clip-path:inset(50% round 5px)', 'clip-path:inset(1px round 99%)'],
  ['clip-path:circle(1px)', 'clip-path:circle(2px)'],
  ['clip-path:ellipse(0 50px)', 'clip-path:ellipse(5px 50px)'],
  ['clip-path:ellipse(1px 50px)', 'clip-path:circle()'],
  ['clip-path:polygon(50px 0,51px 9px,50px 90px)', 'clip-path:polygon(0 0,2px 9px,0 90px)'],
  ['clip-path:polygon(9px 9px)', 'clip-path:polygon()'],
  ['clip-path:polygon(0 9px,90px 9px)', 'clip-path:polygon(-9px 0,9px 9px,0 90px)'],
  ['clip-path:polygon(0 0,1px 9px,0 90px)', 'clip-path:polygon(0 0,9px 9px,0 90px)'],
  ['clip-path:polygon(0 0,9px 1px,90px 0)', 'clip-path:polygon(0 0,9px 9px,90px 0)'],
  ['filter:opacity(4%)', 'filter:opacity(50%) blur(1px)'],
  ['display:none', 'display:block'],
  ['display:none !important', 'display:none !x'],
  ['display:none', 'display:none)'],
  ['display:none', 'display:none url(a b)'],
  ['display:none', 'display:none "a\nb'],
  // Declarations are told apart as browsers do it.
  [' display:none', 'a{display:none}'],
  ['color:red; display:none', '@display:none'],
  ['color:(a);display:none', 'color:(;display:none;)'],
  ['color:red;display:none', 'display x none'],
  ['a{color:red}display:none', 'display:none}'],
  ['visibility:collapse', 'visibility:visible'],
  ['mso-hide:all', 'mso-hide:none'],
  // Calculations.
  ['font-size:calc(1px + 1px)', 'font-size:calc(1px + 2px)'],
  ['font-size:calc(4px - 2px)', 'font-size:calc(2px - -2px)'],
  ['font-size:calc(1px * 2)', 'font-size:calc(2px * 2)'],
  ['font-size:calc(9px / 4)', 'font-size:calc(9px / 3)'],
  ['font-size:calc(1px + 1px * .5)', 'font-size:calc(1px + 4px * .5)'],
  ['font-size:min(2px,9px)', 'font-size:min(3px,9px)'],
  ['font-size:max(1px,2px)', 'font-size:max(1px,3px)'],
  ['font-size:clamp(1px,2px,9px)', 'font-size:clamp(3px,2px,9px)'],
  ['font-size:clamp(0px,9px,2px)', 'font-size:clamp(0px,9px,8px)'],
  ['font-size:abs(-2px)', 'font-size:abs(-3px)'],
  ['width:calc(1px * e / e)', 'width:calc(1px * pi)'],
  // One unreadable size is enough.
  ['font-size:0;font-size:14px', 'font-size:14px;font-size:15px'],
  ['font-size:14px;font-size:0', 'font-size:1em;font-size:14px'],
  // Variables of the same style.
  ['--a:none;display:var(--a)', '--a:none;display:var(--b, block)'],
])('%s hides, %s does not', (hiding, shown) => {
  expect(isUnseen(hiding)).toBe(true);
  expect(isUnseen(shown)).toBe(false);
});

function isUnseen(style: string): boolean {
  const look = readLook({ style });
  return look.isHiding || look.letters === 'unreadable';
}

test.each(['calc(1px +)', 'calc(1px 1px)', 'calc(1px , + 1px)', 'calc(1px * x)', 'calc()'])(
  '%s is no size that browsers take',
  (size) => {
    expect(isUnseen(`font-size:${size}`)).toBe(false);
  },
);

test('a style longer than anybody writes hides', () => {
  const long = (length: number) => `color:red;${' '.repeat(length - 'color:red;'.length)}`;
  expect(readLook({ style: long(4000) }).isHiding).toBe(false);
  expect(readLook({ style: long(4001) })).toEqual({
    isHiding: true,
    colours: [],
    background: null,
    letters: null,
  });
});

test('values nested deeper, longer or named more often after each other than anybody writes hide', () => {
  const chain = (length: number) =>
    `--v0:x;${Array.from({ length }, (_, at) => `--v${at + 1}:var(--v${at});`).join('')}`;
  for (const [hiding, shown] of [
    [`display:${'('.repeat(32)}`, `display:${'('.repeat(31)}`],
    [`font-size:${'('.repeat(32)}`, `font-size:${'('.repeat(31)}`],
    [`left:${'a '.repeat(1001)}`, `left:${'a '.repeat(1000)}`],
    [`${chain(31)}display:var(--v31)`, `${chain(30)}display:var(--v30)`],
    [`${chain(31)}left:calc(1px) var(--v31)`, `${chain(30)}left:calc(1px) var(--v30)`],
  ] as const)
    expect([isUnseen(hiding), isUnseen(shown)], hiding).toEqual([true, false]);
});

test('a rule of more pieces than anybody writes is not read', () => {
  const read = (pieces: number) => () =>
    walkCss(`b:${'.'.repeat(pieces - 2)}`, null, { block: () => null, declaration() {} }, false);
  expect(read(400_000)).not.toThrow();
  expect(read(400_001)).toThrow(new MarkupLimitError('a style too long to be read'));
});

const isHidden = (
  attributes: Record<string, string>,
  behind: [number, number, number] | null = null,
) => isHiddenElement(attributes, readLook(attributes), behind);

eachBecomes('%o: hidden %s', isHidden, [
  [{ style: 'color:#fafafa' }, true],
  [{ style: 'color:#f9f9f9' }, false],
  [{ color: 'white' }, true],
  [{ style: 'color:#fff;background:#000' }, false],
  [{ style: 'color:#000;background:#000' }, true],
  [{ style: 'color:hsl(0 0% 100%)' }, true],
  [{ style: 'color:hsl(0 100% 50%);background:#f00' }, true],
  [{ style: 'color:hsl(120 100% 50%);background:#f00' }, false],
  [{ bgcolor: '#000', color: '#fff' }, false],
  [{ style: 'color:#fff;background:url(a.png)' }, false],
  [{ style: 'color:red;background:red' }, true],
  [{ hidden: '' }, true],
  [{ 'aria-hidden': 'true' }, true],
  [{ 'aria-hidden': 'false' }, false],
  [{ class: 'sr-only' }, true],
  [{ class: 'hidden md:block' }, false],
  [{ class: 'hidden x:y' }, true],
  [{ popover: '' }, true],
  [{ size: '0' }, true],
  [{ size: '1' }, false],
]);

test('letters of the colour behind their element are hidden', () => {
  expect(isHidden({ style: 'color:#000' }, [0, 0, 0])).toBe(true);
  expect(isHidden({ style: 'color:#fff' }, [0, 0, 0])).toBe(false);
});

test.each([
  ['px', 1, 1.1],
  ['pt', 0.75, 0.76],
  ['pc', 0.0625, 0.063],
  ['in', 0.01, 0.0105],
  ['cm', 0.026, 0.027],
  ['mm', 0.26, 0.27],
  ['q', 1.05, 1.06],
  ['em', 0.0625, 0.063],
  ['rem', 0.0625, 0.063],
  ['lh', 0.041, 0.042],
  ['rlh', 0.041, 0.042],
  ['ic', 0.0625, 0.063],
  ['cap', 0.09, 0.092],
  ['ex', 0.125, 0.126],
  ['rex', 0.125, 0.126],
  ['ch', 0.125, 0.126],
  ['rch', 0.125, 0.126],
  ['%', 0.1, 0.11],
  ['vw', 0.1, 0.11],
  ['dvmax', 0.1, 0.11],
])('a width is none up to a pixel, in %s too', (unit, hiding, shown) => {
  const isHiding = (size: number) => readLook({ style: `width:${size}${unit}` }).isHiding;
  expect([isHiding(hiding), isHiding(shown)]).toEqual([true, false]);
});

test.each([
  ['#abc', [170, 187, 204]],
  ['#0a1b2c', [10, 27, 44]],
  ['#abcf', [170, 187, 204]],
  ['#0a1b2cff', [10, 27, 44]],
  ['#abc0', 'transparent'],
  ['#12345', ''],
  ['rgb(1, 20, 255)', [1, 20, 255]],
  ['rgb(100% 0% 20%)', [255, 0, 51]],
  ['rgba(1, 2, 3, 5%)', [1, 2, 3]],
  ['rgba(1, 2, 3, 4%)', 'transparent'],
  ['rgb(1, 2)', ''],
  ['lab(50 40 30)', ''],
  ['hsl(210 50% 40%)', [51, 102, 153]],
  ['hsl(30 50% 40%)', [153, 102, 51]],
  ['hsl(0 100% 80%)', [255, 153, 153]],
  ['hsl(none 0% 100%)', [255, 255, 255]],
  ['black', [0, 0, 0]],
  ['canvas', [255, 255, 255]],
  ['tomato', 'tomato'],
  ['inherit', ''],
])('the colour %s is read', (written, read) => {
  const [colour] = readLook({ color: written }).colours;
  const rounded = typeof colour === 'string' ? colour : colour?.map(Math.round);
  expect(rounded).toEqual(read);
});

test('letters as their background are seen by nobody: five of 255 is what no reader tells apart', () => {
  const isHidden = (colour: string, background: string) => {
    const style = `color:${colour};background:${background}`;
    return isHiddenElement({}, readLook({ style }), null);
  };
  expect(isHidden('rgb(100,100,100)', 'rgb(105,95,100)')).toBe(true);
  expect(isHidden('rgb(100,100,100)', 'rgb(106,100,100)')).toBe(false);
  expect(isHidden('rgb(100,100,100)', 'rgb(100,100,94)')).toBe(false);
  expect(isHidden('tomato', 'tomato')).toBe(true);
  expect(isHidden('white', 'url(a.png)')).toBe(false);
});
