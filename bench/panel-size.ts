// `npm run bench:panel-size`: what a browser loads of the administrator panel before the first screen, with each
// screen, and later; from the built product, in brotli as it is sent. Fails when shell and a first screen are over the bar.
import {
  FIRST_SCREENS,
  kilobytes,
  measurePanel,
  PANEL_LIMIT,
} from '../tests/support/panel-size.ts';
import { startProduct } from '../tests/support/product.ts';

const product = await startProduct();
try {
  const { initial, steps, parts } = await measurePanel(product.url);
  const sorted = [...parts].toSorted(([, a], [, b]) => b - a);
  const isScreen = ([name]: [string, number]) => name.endsWith('-screen');
  const screens = sorted.filter(isScreen);
  console.log(`The shell: ${kilobytes(initial)}, at most ${steps} files one after another`);
  console.table(
    Object.fromEntries(
      screens.map(([name, bytes]) => [
        name,
        { adds: kilobytes(bytes), 'with the shell': kilobytes(initial + bytes) },
      ]),
    ),
  );
  console.log('Loaded when it is opened:');
  console.table(
    Object.fromEntries(
      sorted
        .filter((part) => !isScreen(part))
        .map(([name, bytes]) => [name, { adds: kilobytes(bytes) }]),
    ),
  );
  for (const name of FIRST_SCREENS) {
    const first = initial + (parts.get(name) ?? Number.POSITIVE_INFINITY);
    console.log(
      `Before ${name} stands there: ${kilobytes(first)}; ${kilobytes(PANEL_LIMIT)} are allowed`,
    );
    if (first > PANEL_LIMIT) process.exitCode = 1;
  }
} finally {
  await product.remove();
}
