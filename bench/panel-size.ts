// `npm run bench:panel-size`: what a browser loads of the administrator panel before the first screen, with each
// screen, and later; from the built product, in brotli as it is sent. Fails when shell and first screen are over the bar.
import { FIRST_SCREEN, kilobytes, measurePanel, PANEL_LIMIT } from '../tests/support/panel-size.ts';
import { startProduct } from '../tests/support/product.ts';

const product = await startProduct();
try {
  const { initial, parts } = await measurePanel(product.url);
  const sorted = [...parts].toSorted(([, a], [, b]) => b - a);
  const isScreen = ([name]: [string, number]) => name.endsWith('-screen');
  const screens = sorted.filter(isScreen);
  console.log(`The shell: ${kilobytes(initial)}`);
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
  const first = initial + (parts.get(FIRST_SCREEN) ?? 0);
  console.log(
    `Before the first screen stands there: ${kilobytes(first)}; ${kilobytes(PANEL_LIMIT)} are allowed`,
  );
  if (first > PANEL_LIMIT) process.exitCode = 1;
} finally {
  await product.remove();
}
