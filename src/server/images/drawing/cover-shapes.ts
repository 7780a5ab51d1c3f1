/*
 * What drawn covers are made of: coordinates from the middle of the drawing, y down. Classes carry the colours
 * (draw-cover.ts): `p` paper, `a` amber, `i` ink on amber, `s` a line of amber, `d` dotted, `t` thin, `l` a small light.
 */

const round = (value: number) => Math.round(value * 10) / 10;

export const line = (d: string, kind = ''): string => `<path class="${kind}" d="${d}"/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  kind = 'p',
  radius = 12,
): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const dot = (x: number, y: number, radius: number, kind = 'p'): string =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** Lines of writing, as long as told. */
export const writing = (x: number, y: number, lengths: readonly number[], step = 40): string =>
  lengths.map((length, at) => line(`M${x} ${y + at * step}h${length}`, 't')).join('');

/** A closed curve around a place: amber is never a circle, nor is a line of depth. */
export function blob(
  random: () => number,
  x: number,
  y: number,
  radius: number,
  unrest = 0.07,
): string {
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: (unrest * (0.5 + random())) / Math.sqrt(count),
    phase: random() * 7,
  }));
  const points = Array.from({ length: 72 }, (_, at) => {
    const angle = (at / 72) * 2 * Math.PI;
    const reach = waves.reduce(
      (sum, { count, height, phase }) => sum + height * Math.sin(count * angle + phase),
      1,
    );
    return `${round(x + Math.cos(angle) * radius * reach * 1.06)} ${round(y + Math.sin(angle) * radius * reach * 0.95)}`;
  });
  return `M${points.join('L')}Z`;
}

/** The one piece of amber in each drawing: a stone with a lit side. */
export function stone(random: () => number, x: number, y: number, radius: number): string {
  const glint = `M${round(x - radius * 0.62)} ${round(y - radius * 0.1)}q${round(radius * 0.08)} ${round(-radius * 0.44)} ${round(radius * 0.5)} ${round(-radius * 0.52)}`;
  return `${line(blob(random, x, y, radius), 'a')}${line(glint, 'g')}`;
}
