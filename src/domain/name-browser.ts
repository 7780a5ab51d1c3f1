/** The more special name first: most browsers also call themselves Chrome and Safari. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** 'Firefox, Windows' out of a User-Agent header; enough to know one's own devices. */
export function nameBrowser(userAgent: string | null | undefined): string {
  const find = (names: [RegExp, string][]) =>
    names.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'Nežinoma naršyklė';
  const system = find(SYSTEMS);
  return system ? `${browser}, ${system}` : browser;
}
