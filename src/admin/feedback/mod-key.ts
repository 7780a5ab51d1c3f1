/** What the key of shortcuts is called on this computer. */
export const MOD_KEY = /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd' : 'Ctrl';
