export function buildIfStale(options?: { isForced?: boolean }): void;
