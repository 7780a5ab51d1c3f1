import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Seconds of the Keystroke-Level Model (Card, Moran & Newell 1983); thinking, their 1.35 s, is left out. */
const KEYSTROKE = 0.2;
const POINTING = 1.1;
const PRESSING = 0.2;
const HOMING = 0.4;
/** Milliseconds that an answer is waited for. */
const LONGEST = 30_000;

/** Milliseconds between two looks, so that the looking itself keeps nobody waiting. */
const PAUSE = 10;

/** What the next act needs: something that can be seen, or that has come true. */
export type Answer = Locator | (() => Promise<boolean>);

/** Does what a person does with mouse and keyboard, and tells what that took. */
export interface Hand {
  page: Page;
  /** With the pointer, or a finger where the window has no other. */
  click(target: Locator, answer: Answer): Promise<void>;
  /** A key, maybe with others held down: `Control+Enter`. */
  key(name: string, answer: Answer): Promise<void>;
  /** Letters that lead somewhere, a key each. */
  seek(letters: string, answer: Answer): Promise<void>;
  /** Content: in every version of the panel the same letters, so they are no keys here. */
  write(text: string, answer?: Answer): Promise<void>;
  /** What was counted and measured since it was asked last. */
  tell(): Promise<Told>;
  close(): Promise<void>;
}

export interface Told {
  clicks: number;
  keys: number;
  /** Of content. */
  letters: number;
  /** The hand's, without thinking and without content. */
  seconds: number;
  /** Milliseconds from acts until what the next ones need stood there. */
  waited: number;
}

type Device = 'clicks' | 'keys';

declare global {
  interface Window {
    noteAct(device: Device): void;
  }
}

/** In a tab of its own. @param isFinger the window has no pointer */
export async function startHand(context: BrowserContext, isFinger = false): Promise<Hand> {
  // Whole: the acts and what they are counted by.
  const page = await context.newPage();
  let told = nothing();
  let held: Device | null = null;
  let isContent = false;
  await page.exposeFunction('noteAct', (device: Device) => {
    if (isContent) return;
    told[device] += 1;
    if (held && held !== device) told.seconds += HOMING;
    held = device;
    told.seconds += device === 'clicks' ? POINTING + PRESSING : KEYSTROKE;
  });
  await page.addInitScript(watchActs);
  const waitFor = async (answer: Answer) => {
    const from = performance.now();
    const isThere = typeof answer === 'function' ? answer : () => answer.first().isVisible();
    while (!(await isThere())) {
      if (performance.now() - from > LONGEST) throw new Error(`No answer: ${answer}`);
      await setTimeout(PAUSE);
    }
    told.waited += performance.now() - from;
  };
  // What the page noted comes before its next answer.
  const arrive = () => page.evaluate(() => {});
  return {
    page,
    async click(target, answer) {
      const { x, y } = await find(target);
      await (isFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await waitFor(answer);
    },
    async key(name, answer) {
      await page.keyboard.press(name);
      await waitFor(answer);
    },
    async seek(letters, answer) {
      await page.keyboard.type(letters);
      await waitFor(answer);
    },
    async write(text, answer) {
      await arrive();
      isContent = true;
      await page.keyboard.type(text);
      await arrive();
      isContent = false;
      told.letters += text.length;
      if (answer) await waitFor(answer);
    },
    async tell() {
      await arrive();
      const before = told;
      told = nothing();
      held = null;
      return before;
    },
    close: () => page.close(),
  };
}

const nothing = (): Told => ({ clicks: 0, keys: 0, letters: 0, seconds: 0, waited: 0 });

/** Where it is once it stands still in the window; a person points at nothing that moves. */
async function find(target: Locator): Promise<{ x: number; y: number }> {
  await target.hover({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in every page. A press of the pointer and a key are one act each, whatever the browser makes of them. */
function watchActs(): void {
  const held = new Set(['Control', 'Shift', 'Alt', 'Meta']);
  const watch = (type: 'pointerdown' | 'keydown', device: Device) =>
    window.addEventListener(
      type,
      (event) => {
        if (event.isTrusted && !(event instanceof KeyboardEvent && held.has(event.key)))
          window.noteAct(device);
      },
      { capture: true },
    );
  watch('pointerdown', 'clicks');
  watch('keydown', 'keys');
}
