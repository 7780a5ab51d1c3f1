/** Whether two words differ by one slip of typing at most: a letter wrong, missing, too many, or two exchanged. */
export function isOneSlip(one: string, other: string): boolean {
  const a = [...one];
  const b = [...other];
  while (a.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [left, right] = [a.slice(same), b.slice(same)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
