import type { QueryClient } from '@tanstack/react-query';
import { seconds } from '../../domain/time/duration.ts';

/** Asks for what the screen at an address shows first, before it is opened. */
export type PrefetchScreen = (client: QueryClient, address: URLSearchParams) => void;

/** What was asked for ahead stays new so long: pointing at a link again and again asks once. */
export const FRESH = seconds(5);
