export function findOrInstallDictionary(): string;
