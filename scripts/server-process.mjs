import { join } from 'node:path';
import { root } from './paths.mjs';

/** How Node runs the built server: errors name the lines of the sources. */
export const SERVER_ARGUMENTS = ['--enable-source-maps', join(root, 'dist', 'process', 'main.mjs')];

/**
 * glibc keeps the memory of pictures that are done, ever more of it; with a threshold of its own (its default, said
 * outright) it gives it back: 184 MB a minute after a first start instead of 310. Elsewhere nobody reads it.
 */
export const SERVER_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' };
