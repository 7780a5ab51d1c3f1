import { box, dot, line, stone, writing } from './cover-shapes.ts';

type Random = () => number;

/* Motifs about machines and the people at them, each about 400 by 400 around its middle. */

export const servers = (random: Random): string => {
  const amber = Math.floor(random() * 4);
  const units = [-170, -82, 6, 94].map((y, at) =>
    at === amber
      ? box(-108, y, 216, 68, 'a', 6) + line(`M-76 ${y + 34}h2M-48 ${y + 34}h2M4 ${y + 34}h76`, 'i')
      : box(-108, y, 216, 68, '', 6) +
        dot(-76, y + 34, 7, 'l') +
        dot(-48, y + 34, 7, 'l') +
        line(`M4 ${y + 34}h76`, 't'),
  );
  return (
    line('M140-120c70 0 30 120 90 120M140-40c60 0 20 130 84 130M-140 40c-60 0-26 110-84 110', 't') +
    box(-140, -204, 280, 396) +
    units.join('') +
    line('M-100 192v26M100 192v26')
  );
};

export const cloud = (random: Random): string => {
  const amber = Math.floor(random() * 4);
  const tiles = [
    [-66, -56],
    [6, -56],
    [-66, 16],
    [6, 16],
  ].map(([x = 0, y = 0], at) => box(x, y, 58, 58, at === amber ? 'a' : 't', 8));
  return (
    line('M-80 118v58M0 118v92M80 118v58', 't') +
    [dot(-80, 190, 14), dot(0, 224, 14), dot(80, 190, 14)].join('') +
    line('M-118 118A92 92 0 0 1-140-64A132 132 0 0 1 112-62A92 92 0 0 1 126 118Z', 'p') +
    tiles.join('')
  );
};

export const network = (random: Random): string => {
  const places = [
    [-178, -112],
    [30, -190],
    [196, -70],
    [150, 132],
    [-40, 196],
    [-204, 84],
  ].map(([x = 0, y = 0]) => [x + (random() - 0.5) * 36, y + (random() - 0.5) * 30].map(Math.round));
  const ring = places.map(([x, y]) => `${x} ${y}`).join('L');
  return (
    line(`M${ring}Z`, 'd') +
    line(places.map(([x, y]) => `M0 0L${x} ${y}`).join('')) +
    places.map(([x = 0, y = 0], at) => dot(x, y, at % 2 ? 34 : 44)).join('') +
    stone(random, 0, 0, 74) +
    line('M-30-10a44 44 0 0 1 60 0M-14 12a20 20 0 0 1 28 0M0 32v1', 'i')
  );
};

export const laptop = (random: Random): string =>
  box(-188, -172, 376, 252, 'p', 16) +
  line('M-160-144H160V52H-160Z', 't') +
  line('M-118-96l44 40l-44 40') +
  box(-46, -36, 96, 24, 'a', 4) +
  writing(-118, 20, [120 + Math.round(random() * 90)]) +
  line('M-250 112H250L222 152H-222Z', 'p') +
  line('M-44 112h88', 't');

export const contract = (random: Random): string =>
  `<g transform="rotate(7)">${line('M-120-196H150V200H-120Z', 'p')}</g>` +
  box(-150, -206, 276, 400, 'p', 6) +
  writing(-106, -150, [188, 188, 150, 176, 96], 44) +
  line('M-106 150H60', 't') +
  line('M-98 124c18-60 44-66 40-14c-2 30 22 22 34-8c10-26 26-20 24 6c-2 22 20 16 34-4', 's') +
  line('M236-96L268-64L120 84L70 102L88 52Z', 'p') +
  line('M204-64L236-32', 't') +
  stone(random, 254, -82, 30);

export const calendar = (random: Random): string => {
  const amber = 3 + Math.floor(random() * 10);
  const days = Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [-150 + (at % 4) * 80, -62 + Math.floor(at / 4) * 62];
    if (at === amber) return line(`M${x - 6} ${y - 6}h72v52h-72Z`, 'a');
    return at % 4 === 3 && at > amber
      ? line(`M${x + 18} ${y + 20}h24`, 't')
      : box(x, y, 60, 40, 't', 6);
  });
  return (
    box(-190, -170, 380, 372, 'p', 16) +
    line('M-190-96H190') +
    line('M-104-206v72M104-206v72M0-206v72') +
    days.join('')
  );
};

export const ai = (random: Random): string => {
  const layers = [
    [-186, [-124, 0, 124]],
    [0, [-186, -62, 62, 186]],
    [186, [-124, 0, 124]],
  ] as const;
  const chosen = [0, 1, 2].map((at) => Math.floor(random() * (layers[at]?.[1].length ?? 1)));
  const links = [0, 1].flatMap((at) => {
    const [from, to] = [layers[at], layers[at + 1]];
    if (!from || !to) return [];
    return from[1].flatMap((y1) =>
      to[1].filter((y2) => Math.abs(y1 - y2) < 190).map((y2) => `M${from[0]} ${y1}L${to[0]} ${y2}`),
    );
  });
  const way = layers.map(([x, ys], at) => `${x} ${ys[chosen[at] ?? 0]}`).join('L');
  return (
    line(links.join(''), 't f') +
    line(`M${way}`, 's') +
    layers
      .map(([x, ys], at) =>
        ys.map((y, row) => (row === chosen[at] ? stone(random, x, y, 40) : dot(x, y, 28))).join(''),
      )
      .join('')
  );
};

export const website = (random: Random): string =>
  box(-226, -176, 452, 352, 'p', 16) +
  line('M-226-108H226') +
  [-190, -158, -126].map((x) => dot(x, -142, 8, 'l')).join('') +
  box(-80, -156, 270, 28, 't', 14) +
  stone(random, -106, 26, 76) +
  line('M-134 26l-20 0M-130 4l-24 22l24 22M-82 4l24 22l-24 22M-96-8l-20 68', 'i t') +
  writing(20, -46, [164, 120, 164, 92], 48);

export const phone = (random: Random): string =>
  box(-150, -214, 220, 428, 'p', 32) +
  line('M-70-178h60') +
  writing(-110, 60, [140, 104, 124], 42) +
  line(
    'M8-128H196a20 20 0 0 1 20 20V-24a20 20 0 0 1-20 20H52L6 36V-4H-10a20 20 0 0 1-20-20V-108a20 20 0 0 1 20-20Z',
    'a',
  ) +
  line('M28-66h2M92-66h2M156-66h2', 'i') +
  dot(-40, 186, 6 + random() * 2, 'l');

export const badge = (random: Random): string =>
  line('M-40-250L0-186L40-250', 't') +
  box(-150, -186, 300, 390, 'p', 20) +
  box(-36, -164, 72, 18, 't', 9) +
  line('M-92 88c0-62 40-98 92-98s92 36 92 98Z', 'p') +
  stone(random, 0, -54, 58) +
  writing(-92, 128, [184, 120], 40);

export const headset = (random: Random): string =>
  line('M-158 40V-20A158 158 0 0 1 158-20V40', 'w') +
  box(-204, 6, 82, 140, 'p', 28) +
  box(122, 6, 82, 140, 'p', 28) +
  line('M164 146c0 50-50 68-104 68') +
  stone(random, 30, 212, 38) +
  line('M-48-10v60M0-44v128M48-20v80', 'd');

export const lighthouse = (random: Random): string =>
  line('M74-140L300-196M74-124L310-112M-74-140L-300-196M-74-124L-310-112', 'd') +
  line('M-58 178L-40-84H40L58 178Z', 'p') +
  line('M-44-30L44-10M-50 50L50 74M-55 124L57 148', 't') +
  line('M-66-84H66M-44-166L0-214L44-166Z', 'p') +
  line('M-44-166V-84M44-166V-84', 't') +
  stone(random, 0, -122, 34) +
  line('M-230 190q38-26 76 0t76 0t76 0t76 0t76 0t76 0M-170 226q38-26 76 0t76 0t76 0t76 0');
