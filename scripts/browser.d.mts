export function findOrInstallBrowser(): string | null;
