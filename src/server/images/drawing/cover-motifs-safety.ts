import { box, dot, line, stone, writing } from './cover-shapes.ts';

type Random = () => number;

/* Motifs about what may go wrong and who answers for it, each about 400 by 400 around its middle. */

export const shield = (random: Random): string =>
  line(
    'M0-205C55-170 110-155 168-154V-20C168 90 92 162 0 207C-92 162-168 90-168-20V-154C-110-155-55-170 0-205Z',
    'p',
  ) +
  line(
    'M0-146C40-122 80-112 122-111V-18C122 62 68 116 0 150C-68 116-122 62-122-18V-111C-80-112-40-122 0-146Z',
    'd',
  ) +
  stone(random, 0, -4, 70) +
  line('M-32 0L-8 24L36-26', 'i');

export const key = (random: Random): string =>
  `<g transform="rotate(-34)">${line('M-40-22H214V22H186V78H150V22H122V58H88V22H-40Z', 'p')}${stone(random, -116, 0, 104)}${dot(-138, 0, 36, 'h')}${dot(-116, 0, 138, 'd')}</g>`;

export const letter = (random: Random): string =>
  line('M-146-60V-206H146V-60', 'p') +
  writing(-104, -166, [208, 150]) +
  line('M-202-110L-146-150V-90H146V-150L202-110V150H-202Z', 'p') +
  line('M-202-110L0 36L202-110') +
  line('M-196 144L-70-6M196 144L70-6', 't') +
  stone(random, 0, 46, 58) +
  line('M0 20v28M0 66v2', 'i');

export const law = (random: Random): string =>
  line('M-140-206H62L140-128V206H-140Z', 'p') +
  line('M62-206V-128H140') +
  line('M-10-120V46M-96-84H76M-50 46H30') +
  line('M-96-84L-132-6H-60ZM76-84L40-6H112Z', 't') +
  writing(-96, 100, [130, 96], 44) +
  line('M76 150L58 236L98 214L136 236L122 150', 'p') +
  stone(random, 98, 128, 62) +
  line('M74 130l18 18l32-36', 'i');

export const audit = (random: Random): string =>
  box(-164, -172, 290, 374) +
  box(-72, -206, 106, 62) +
  [-92, -22, 48, 118].map((y) => line(`M-124 ${y}l16 16l28-32`)).join('') +
  writing(-52, -88, [130, 96, 70, 50], 70) +
  line('M156 146L226 216', 'w') +
  stone(random, 98, 86, 92) +
  line('M54 90l30 30l58-62', 'i');

export const clock = (): string => {
  const ticks = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [Math.sin((at * Math.PI) / 6), -Math.cos((at * Math.PI) / 6)];
    return `M${Math.round(x * 168)} ${Math.round(y * 168)}L${Math.round(x * 148)} ${Math.round(y * 148)}`;
  });
  return (
    dot(0, 0, 200) +
    line('M0 0V-122A122 122 0 0 1 106 61Z', 'a') +
    line(ticks.join(''), 't') +
    line('M0 0V-122M0 0L106 61') +
    dot(0, 0, 13, 'l') +
    line('M-30-232H30M0-232V-204')
  );
};

export const backup = (random: Random): string => {
  const amber = Math.floor(random() * 3);
  const drum = (x: number, y: number, isAmber: boolean) =>
    `<g transform="translate(${x} ${y})">${line('M-92-52V52c0 22 40 38 92 38s92-16 92-38V-52', isAmber ? 'a' : 'p')}<ellipse class="${isAmber ? 'a' : 'p'}" cy="-52" rx="92" ry="36"/>${line('M-92 0c0 22 40 38 92 38s92-16 92-38', isAmber ? 'i t' : 't')}${isAmber ? line('M-92-52c0 22 40 36 92 36s92-14 92-36', 'i t') : ''}</g>`;
  return (
    line('M-122-40V40H122V-40M0 40V90', 'd') +
    drum(-122, -104, amber === 0) +
    drum(122, -104, amber === 1) +
    drum(0, 116, amber === 2)
  );
};
