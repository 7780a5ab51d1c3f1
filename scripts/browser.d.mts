export function findOrInstallBrowser(): string | null;
export function findOrInstallFullBrowser(): string | null;
