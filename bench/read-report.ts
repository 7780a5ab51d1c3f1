import type { ChildProcess } from 'node:child_process';

/** The first line a child process prints, which is JSON. */
export function readReport<Report>(child: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (text.includes('\n')) resolve(JSON.parse(text.slice(0, text.indexOf('\n'))));
    });
    child.once('exit', (code) => reject(new Error(`The child process ended: ${code}`)));
  });
}
