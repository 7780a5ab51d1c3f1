import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'Ąžuolas „žaibas“ – šįvakar';
/** The sentence above in windows-1257, byte by byte: the platform encodes to UTF-8 only. */
const CP1257: Record<string, number> = {
  Ą: 0xc0,
  ž: 0xfe,
  '„': 0x84,
  '“': 0x93,
  '–': 0x96,
  š: 0xf0,
  į: 0xe1,
};
const baltic = (text: string) =>
  Uint8Array.from([...text].map((letter) => CP1257[letter] ?? letter.charCodeAt(0)));
const utf16 = (text: string, order: 'le' | 'be', mark: boolean) => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const read = (bytes: Uint8Array, hints = {}) => decodeText(bytes, hints);

describe('decodeText', () => {
  it('believes valid UTF-8 over any label', () => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="windows-1257"?><a>${TEXT}</a>`);
    const answer = read(bytes, { contentType: 'text/xml; charset=iso-8859-1' });
    expect(answer.charset).toBe('utf-8');
    expect(answer.text).toContain(TEXT);
  });

  it('drops the byte order mark', () => {
    expect(read(Buffer.from(`\ufeff<a>${TEXT}</a>`)).text).toBe(`<a>${TEXT}</a>`);
  });

  it.each([
    ['le', true],
    ['be', true],
    ['le', false],
    ['be', false],
  ] as const)('knows UTF-16 %s (mark: %s)', (order, mark) => {
    expect(read(utf16(`<?xml ?>${TEXT}`, order, mark))).toEqual({
      text: `<?xml ?>${TEXT}`,
      charset: `utf-16${order}`,
    });
  });

  it.each([
    ['the header', '<a>', { contentType: 'text/html; charset="windows-1257"' }],
    ['the XML declaration', '<?xml version="1.0" encoding="windows-1257"?>', {}],
    ['the meta element', '<html><meta charset=windows-1257>', {}],
    [
      'the older meta element',
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1257">',
      {},
    ],
    ['the address of a Lithuanian site', '<a>', { url: 'https://pavyzdys.lt/rss' }],
    ['the language of the feed', '<rss><language>lt</language>', {}],
    ['the language of the page', '<html lang="lt-LT">', {}],
    ['the choice of a person', '<a>', { override: 'windows-1257', contentType: 'a; charset=big5' }],
  ])('finds windows-1257 by %s', (_by, before, hints) => {
    expect(read(baltic(before + TEXT), hints)).toEqual({
      text: before + TEXT,
      charset: 'windows-1257',
    });
  });

  it('passes over a label that says UTF-8 over bytes that are not', () => {
    const before = '<?xml version="1.0" encoding="utf-8"?>';
    const answer = read(baltic(before + TEXT), {
      url: 'https://a.lt/',
      contentType: 'a; charset=utf-8',
    });
    expect(answer.charset).toBe('windows-1257');
    expect(answer.text).toContain(TEXT);
  });

  const latin = (text: string) => Buffer.from(text, 'latin1');

  it.each([
    ['a whole mark', '\xef\xbb\xbfa', 'utf-8'],
    ['two bytes of one', '\xef\xbba', 'windows-1257'],
    ['one byte of one', '\xefab', 'windows-1257'],
    ['the mark of UTF-16', '\xfe\xff\0a', 'utf-16be'],
    ['one byte of it', '\xfea', 'windows-1257'],
    ['the other mark of UTF-16', '\xff\xfea\0', 'utf-16le'],
    ['one byte of that', '\xffa', 'windows-1257'],
    ['the end of one', 'a\xbb\xbf', 'windows-1257'],
  ])('lets nothing but a byte order mark beat a person: %s', (_, bytes, charset) => {
    expect(read(latin(bytes), { override: 'windows-1257' }).charset).toBe(charset);
  });

  it.each([
    ['\0a\0b', 'utf-16be'],
    ['a\0b\0', 'utf-16le'],
    ['\0a\0\0', 'utf-8'],
    ['\0\0\0a', 'utf-8'],
    ['\0abc', 'utf-8'],
    ['a\0\0\0', 'utf-8'],
    ['\0\0b\0', 'utf-8'],
    ['a\0bc', 'utf-8'],
    ['ab\0c', 'utf-8'],
    ['abc\0', 'utf-8'],
  ])('knows UTF-16 by a zero in every second byte: %j', (bytes, charset) => {
    expect(read(latin(bytes)).charset).toBe(charset);
  });

  it('believes a label of seven bits where there are signs of it, for they always look like UTF-8', () => {
    const contentType = 'text/html; charset=ISO-2022-JP';
    expect(read(latin('\x1b$BF|K\\\x1b(B'), { contentType })).toEqual({
      text: '日本',
      charset: 'iso-2022-jp',
    });
    expect(read(latin('abc'), { contentType }).charset).toBe('utf-8');
    expect(read(latin('a\x1bc')).charset).toBe('utf-8');
  });

  it('looks for a label in the first two thousand bytes', () => {
    const meta = '<meta charset=windows-1257';
    const before = ' '.repeat(2048 - meta.length);
    expect(read(baltic(`${before}${meta}>${TEXT}`)).charset).toBe('windows-1257');
    expect(read(baltic(`${before} ${meta}>${TEXT}`)).charset).toBe('windows-1252');
  });

  it('reads everything else as western and never throws', () => {
    expect(read(Uint8Array.of(0x63, 0x61, 0x66, 0xe9))).toEqual({
      text: 'café',
      charset: 'windows-1252',
    });
    expect(read(new Uint8Array()).text).toBe('');
    expect(read(Uint8Array.of(0xff), { override: 'no-such-charset' }).text).toBe('ÿ');
  });
});
